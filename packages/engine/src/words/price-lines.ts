import { phrases } from "./phrases.ts";

/** Names of the rows beside a total, in all languages together. Only exact matches count. */
export const priceLines = {
  tax: phrases`tax, taxes, sales tax, estimated tax, estimated taxes, estimated sales tax, total tax, tax total, vat, gst, hst, pst, qst, gst hst,
    incl vat, including vat, includes vat, vat included, of which vat, incl tax, including tax, includes tax, including taxes, includes taxes, tax included,
    mwst, ust, umsatzsteuer, mehrwertsteuer, steuer, steuern, inkl mwst, enthaltene mwst, davon mwst, enthalt mwst, zzgl mwst,
    tva, taxe, dont tva, tva incluse, taxes incluses, taxes estimees,
    iva, impuesto, impuestos, impuestos estimados, iva incluido, incluye iva, impuestos incluidos, igic,
    imposta, imposte, tasse, iva inclusa, di cui iva,
    btw, incl btw, inclusief btw, waarvan btw,
    imposto, impostos, iva incluido,
    podatek, podatek vat, w tym vat, zawiera vat,
    moms, varav moms, inkl moms, skatt, skatter,
    消費税, 税金, 税, 内消費税, うち消費税`,
  shipping: phrases`shipping, delivery, shipping and handling, shipping handling, shipping cost, shipping costs, shipping fee, delivery fee, delivery cost, delivery charge,
    shipping charge, shipping charges, postage, postage and packing, freight, shipping total, total shipping, estimated shipping,
    versand, versandkosten, lieferung, lieferkosten, porto, versand und bearbeitung,
    livraison, frais de livraison, frais de port, expedition, frais d expedition, port,
    envio, gastos de envio, coste de envio, costo de envio,
    spedizione, spese di spedizione, costi di spedizione, consegna,
    verzending, verzendkosten, bezorging, bezorgkosten,
    entrega, portes, portes de envio, custo de envio, frete,
    dostawa, wysylka, koszt dostawy, koszty dostawy, koszt wysylki,
    frakt, leverans, fraktkostnad,
    送料, 配送料, 配送`,
} as const;

export { judgeOrders } from "./made-shops/judge-orders.ts";
export { type MadeShop, openMadeShop } from "./made-shops/open-made-shop.ts";
export { type Person, streetLine } from "./made-shops/people.ts";
export { type MadeShopsListener, serveMadeShops } from "./made-shops/serve-made-shops.ts";
export { planShop, type ShopPlan } from "./made-shops/shop-plan.ts";
export { plainTraits, type TraitName, type Traits, traitNames } from "./made-shops/traits.ts";
export { type Sandbox, type SandboxOptions, startSandbox } from "./start-sandbox.ts";

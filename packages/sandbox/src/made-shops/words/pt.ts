export const pt = `
add: Adicionar ao carrinho | Pôr no cesto | Comprar | Quero este
quantity: Quantidade | Qtd.
choose: Escolha | Selecione… | —
colour: Cor | Acabamento
size: Tamanho | Formato
inStock: Em stock | Disponível
related: Também pode gostar | Combina com
details: Detalhes | Ver produto
search: Pesquisar | Procurar
login: Entrar | A minha conta
newsletterTitle: A nossa newsletter | Notícias da oficina
subscribe: Subscrever | Quero receber
cart: O seu carrinho | Carrinho de compras | A sua escolha
cartLink: Carrinho | Cesto
added: foi adicionado ao carrinho | está no seu cesto
viewCart: Ver carrinho | Ir para o cesto
toCheckout: Finalizar compra | Fechar pedido | Ir para o pagamento | Encomendar
keepShopping: Continuar a comprar | Voltar à loja
remove: Remover | Eliminar
coupon: Código de desconto | Cupão
apply: Aplicar | Usar
update: Atualizar | Recalcular
checkout: Finalizar compra | A sua encomenda
contact: Os seus dados | Contacto
address: Morada de entrega | Endereço de entrega | Para onde enviamos?
delivery: Método de envio | Entrega | Como enviamos?
payment: Pagamento | Forma de pagamento | Como quer pagar?
review: Reveja a encomenda | Resumo
continue: Continuar | Seguinte | Guardar e continuar | Avançar
placeOrder: Confirmar encomenda | Finalizar pedido | Pagar agora | Comprar e pagar
back: Voltar | Anterior
email: E-mail | Endereço de e-mail | O seu e-mail
emailAgain: Repita o e-mail | Confirme o endereço de e-mail
firstName: Nome próprio | Primeiro nome
lastName: Apelido | Sobrenome
fullName: Nome completo | Nome e apelido
phone: Telefone | Número de telefone | Telemóvel
street: Morada | Rua e número | Endereço
streetName: Rua | Nome da rua
houseNumber: Número | N.º
street2: Andar, porta | Complemento
postcode: Código postal | CEP
city: Cidade | Localidade
region: Distrito | Estado
country: País | País / Região
company: Empresa | Firma
birthday: Data de nascimento | Nascido em
title: Tratamento | Título
mr: Sr. | Senhor
mrs: Sra. | Senhora
password: Palavra-passe | Escolha uma senha
createAccount: Criar conta | Guardar os meus dados
guest: Continuar como convidado | Comprar sem registo
returning: Já tenho conta | Já é cliente?
standard: Envio normal | Correio
express: Envio expresso | Estafeta
registered: Correio registado | Encomenda com seguro
days: 3 a 5 dias | cerca de uma semana
free: Grátis | Gratuito
needAddress: As opções de envio aparecem depois da morada | Indique primeiro a morada
card: Cartão de crédito | Cartão | Cartão de crédito ou débito
transfer: Transferência bancária | Transferência
onDelivery: Pagamento na entrega | À cobrança
cardNumber: Número do cartão | N.º do cartão
expiry: Validade | Data de validade | MM / AA
expiryMonth: Mês | Mês de validade
expiryYear: Ano | Ano de validade
cvc: Código de segurança | CVV | CVC
cardholder: Titular do cartão | Nome no cartão
saveCard: Guardar o cartão para a próxima compra | Lembrar o cartão
terms: Aceito os termos e condições | Li e aceito as condições de venda
privacy: Li a política de privacidade | Autorizo o tratamento dos meus dados
newsletter: Quero receber novidades | Sim, enviem-me a newsletter
insurance: Adicionar seguro de envio | Embrulhar para oferta
sameAddress: A morada de faturação é a mesma | Faturar para esta morada
required: é obrigatório | Preencha este campo
badEmail: E-mail inválido | Verifique o seu e-mail
badPhone: Telefone inválido | Verifique o seu telefone
digitsOnly: Telefone: só algarismos | Apenas números, sem espaços
plusOnly: Comece com o indicativo do país (+351…) | Formato internacional com +
mismatch: Os e-mails não coincidem | Os dois campos são diferentes
badCard: O cartão foi recusado | Não foi possível cobrar o cartão
chooseDelivery: Escolha um método de envio | Como enviamos?
mustAccept: Aceite os termos | Precisamos do seu acordo
fix: Corrija os campos abaixo | Falta alguma coisa
consentText: Usamos cookies | Esta loja utiliza cookies
accept: Aceitar tudo | Concordo
reject: Rejeitar | Só os necessários
popup: 10% de desconto! | Espere um momento
noThanks: Não, obrigado | Fechar
chat: Precisa de ajuda? | Chat
subtotal: Subtotal | Artigos
shippingCost: Envio | Portes
tax: IVA | Impostos
total: Total | Total da encomenda | Total a pagar
thanks: Obrigado pela sua encomenda | Recebemos a sua encomenda | Pedido confirmado
orderNumber: Número da encomenda | A sua encomenda | Número do pedido
mailSent: Enviámos a confirmação para | Vai receber um e-mail em
decoy: Juntar o tabuleiro a condizer | Levar também o kit de limpeza
working: Um momento… | Aguarde
`;

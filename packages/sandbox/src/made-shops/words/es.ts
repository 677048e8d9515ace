export const es = `
add: Añadir al carrito | Añadir a la cesta | Comprar | Me lo llevo
quantity: Cantidad | Unidades
choose: Elija una opción | Seleccione… | —
colour: Color | Acabado
size: Talla | Tamaño | Formato
inStock: En stock | Disponible
related: También le puede gustar | Combina con
details: Detalles | Ver producto
search: Buscar | Búsqueda
login: Iniciar sesión | Mi cuenta
newsletterTitle: Nuestro boletín | Noticias del taller
subscribe: Suscribirse | Apuntarme
cart: Su carrito | Cesta de la compra | Su selección
cartLink: Carrito | Cesta
added: se ha añadido al carrito | ya está en su cesta
viewCart: Ver carrito | Ir a la cesta
toCheckout: Finalizar compra | Tramitar pedido | Pasar por caja | Hacer el pedido
keepShopping: Seguir comprando | Volver a la tienda
remove: Eliminar | Quitar
coupon: Código de descuento | Cupón
apply: Aplicar | Canjear
update: Actualizar | Recalcular
checkout: Caja | Su pedido
contact: Datos de contacto | Sus datos | Información del cliente
address: Dirección de envío | Dirección de entrega | ¿Dónde lo enviamos?
delivery: Método de envío | Envío | ¿Cómo se lo enviamos?
payment: Pago | Forma de pago | ¿Cómo quiere pagar?
review: Revise su pedido | Resumen del pedido
continue: Continuar | Siguiente | Guardar y seguir | Siguiente paso
placeOrder: Realizar pedido | Pagar ahora | Confirmar pedido | Comprar y pagar
back: Volver | Atrás
email: Correo electrónico | E-mail | Su correo
emailAgain: Repita el correo | Confirme su correo electrónico
firstName: Nombre | Nombre de pila
lastName: Apellidos | Apellido
fullName: Nombre completo | Nombre y apellidos
phone: Teléfono | Número de teléfono | Móvil
street: Dirección | Calle y número
streetName: Calle | Vía
houseNumber: Número | Núm.
street2: Piso, puerta, escalera | Dirección (línea 2)
postcode: Código postal | C.P.
city: Ciudad | Población | Localidad
region: Provincia | Estado / Provincia
country: País | País / Región
company: Empresa | Razón social
birthday: Fecha de nacimiento | Nacido el
title: Tratamiento | Título
mr: Sr. | Señor
mrs: Sra. | Señora
password: Contraseña | Elija una contraseña
createAccount: Crear una cuenta | Recordarme la próxima vez
guest: Continuar como invitado | Comprar sin registrarse
returning: Ya tengo cuenta | ¿Ya es cliente?
standard: Envío estándar | Correo ordinario
express: Envío exprés | Mensajero 24 h
registered: Correo certificado | Paquete asegurado
days: 3 a 5 días | una semana
free: Gratis | Sin coste
needAddress: Los envíos aparecen al completar la dirección | Introduzca primero su dirección
card: Tarjeta de crédito | Tarjeta | Tarjeta de crédito o débito
transfer: Transferencia bancaria | Transferencia
onDelivery: Contra reembolso | Pago a la entrega
cardNumber: Número de tarjeta | N.º de tarjeta
expiry: Fecha de caducidad | Caduca | MM / AA
expiryMonth: Mes | Mes de caducidad
expiryYear: Año | Año de caducidad
cvc: Código de seguridad | CVV | CVC
cardholder: Titular de la tarjeta | Nombre en la tarjeta
saveCard: Guardar la tarjeta para otra compra | Recordar mi tarjeta
terms: Acepto los términos y condiciones | He leído y acepto las condiciones de venta
privacy: He leído la política de privacidad | Acepto el tratamiento de mis datos
newsletter: Quiero recibir ofertas por correo | Sí, envíenme el boletín
insurance: Añadir seguro de envío | Envolver para regalo
sameAddress: La dirección de facturación es la misma | Facturar a esta dirección
required: es obligatorio | Rellene este campo
badEmail: El correo no es válido | Revise su correo electrónico
badPhone: El teléfono no es válido | Revise su teléfono
digitsOnly: Teléfono: solo cifras | Solo números, sin espacios
plusOnly: Empiece por el prefijo del país (+34…) | Formato internacional con +
mismatch: Los correos no coinciden | Los dos campos son distintos
badCard: Su tarjeta ha sido rechazada | No se pudo cobrar la tarjeta
chooseDelivery: Elija un método de envío | ¿Cómo se lo enviamos?
mustAccept: Debe aceptar las condiciones | Necesitamos su conformidad
fix: Corrija los campos señalados | Falta algo
consentText: Usamos cookies | Esta tienda utiliza cookies
accept: Aceptar todo | De acuerdo
reject: Rechazar | Solo las necesarias
popup: ¡10 % de descuento! | Espere un momento
noThanks: No, gracias | Cerrar
chat: ¿Le ayudamos? | Chat
subtotal: Subtotal | Artículos
shippingCost: Envío | Gastos de envío
tax: IVA | Impuestos
total: Total | Total del pedido | Importe total
thanks: Gracias por su pedido | Hemos recibido su pedido | Pedido realizado, ¡gracias!
orderNumber: Número de pedido | Su pedido | Referencia
mailSent: Hemos enviado la confirmación a | Recibirá un correo en
decoy: Añadir la bandeja a juego | Llevar también el kit de cuidado
working: Un momento… | Espere, por favor
`;

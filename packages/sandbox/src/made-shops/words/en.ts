/** English phrases of made shops: one key per line, variants separated by bars. */
export const en = `
add: Add to cart | Add to basket | Add to bag | Buy now | Put it in my trolley | I'll take it
quantity: Quantity | Qty | How many? | Number of items
choose: Please choose | Choose an option | Select… | —
colour: Colour | Color | Finish | Shade
size: Size | Format | Dimensions
inStock: In stock | Ready to ship | Available, leaves our shop tomorrow
related: You may also like | Goes well with | Customers also bought
details: Details | View product | See more
search: Search | Find | Search the shop
login: Sign in | Log in | My account
newsletterTitle: Our newsletter | Ten percent off your first order | Letters from the workshop
subscribe: Subscribe | Sign me up | Join the list
cart: Your cart | Shopping basket | Your bag | What you picked
cartLink: Cart | Basket | Bag | Trolley
added: was added to your cart | is in your basket now | Added!
viewCart: View cart | Go to basket | Show my bag
toCheckout: Checkout | Proceed to checkout | Go to the till | Order now | Take me to payment
keepShopping: Continue shopping | Back to the shop | Look around some more
remove: Remove | Delete | Take out
coupon: Discount code | Gift card or voucher | Promo code
apply: Apply | Redeem
update: Update cart | Recalculate
checkout: Checkout | Your order | Ordering
contact: Contact | Your details | Who are you? | Customer information
address: Delivery address | Shipping address | Where should it go? | Deliver to
delivery: Delivery | Shipping method | How should we send it? | Choose your delivery
payment: Payment | How would you like to pay? | Payment details
review: Review your order | Check and order | One last look
continue: Continue | Next | Next step | Save and continue | Onwards | Go on
placeOrder: Place order | Complete purchase | Buy and pay | Confirm order | Send my order | Pay now
back: Back | Return to the previous step
email: E-mail | Email address | Your e-mail | Where may we write to you?
emailAgain: Repeat e-mail | Confirm your email address | E-mail once more
firstName: First name | Given name | Forename
lastName: Last name | Surname | Family name
fullName: Name | Full name | Your name | First and last name
phone: Phone | Telephone | Mobile number | Daytime phone
street: Street address | Address | Street and house number | Address line 1
streetName: Street | Street name | Road
houseNumber: House number | No. | Number
street2: Apartment, suite, etc. | Address line 2 | Flat or floor
postcode: Postcode | ZIP code | Postal code | ZIP
city: City | Town | Town / City
region: State | Province | State / Province | County or state
country: Country | Country / Region | Land
company: Company | Organisation | Firm
birthday: Date of birth | Birthday | When were you born?
title: Title | Salutation
mr: Mr | Mr.
mrs: Ms | Mrs
password: Password | Choose a password
createAccount: Create an account | Remember me for next time
guest: Continue as guest | Check out as guest | Buy without an account | No account needed
returning: I already have an account | Returning customer? | Sign in to order faster
standard: Standard delivery | Economy | By post | Regular parcel
express: Express delivery | Next day | Courier
registered: Registered post | Tracked and insured | Parcel with signature
days: 3–5 days | about a week | 2 to 4 working days
free: Free | No charge | 0.00
needAddress: Enter your address to see delivery options | Delivery options appear once we know your address
card: Credit card | Credit or debit card | Card | Visa, Mastercard
transfer: Bank transfer | Pay in advance | Wire transfer
onDelivery: Cash on delivery | Pay the courier
cardNumber: Card number | Number on the card | Credit card number
expiry: Expiry date | Expires | Valid until | MM / YY
expiryMonth: Month | Expiry month | MM
expiryYear: Year | Expiry year | YY
cvc: Security code | CVC | CVV | The three digits on the back
cardholder: Name on card | Cardholder | Card holder's name
saveCard: Save this card for my next purchase | Keep my card on file
terms: I agree to the terms and conditions | I have read and accept the terms of sale | Yes, I accept your conditions
privacy: I have read the privacy notice | You may process my data as the privacy policy says
newsletter: Send me news and offers | Keep me posted by e-mail | Yes, I would like the newsletter
insurance: Add parcel insurance | Protect my order | Include gift wrapping
sameAddress: Billing address is the same | Same as delivery address | Use this address for the bill
required: is required | Please fill in this field | must not be empty | This is missing
badEmail: That isn't a valid e-mail address | Please check your e-mail
badPhone: Please enter a valid phone number | That number doesn't look right
digitsOnly: Phone: digits only, please | Use digits only, without spaces or signs
plusOnly: Start with the country code, such as +44 | Please use the international format (+…)
mismatch: The addresses do not match | These two are different
badCard: Your card was declined | We could not charge this card
chooseDelivery: Please choose a delivery method | How should it be sent?
mustAccept: Please accept the terms | We need your agreement to go on
fix: Please correct the fields below | Something is missing | There was a problem with your entries
consentText: We use cookies to improve your visit | This shop sets cookies | Cookies help us sell better
accept: Accept all | Agree | Fine by me
reject: Reject | Only necessary | No, thanks
popup: Get 10% off! | Wait, before you go | Join our club
noThanks: No thanks | Close | Maybe later
chat: Chat with us | Can I help you?
subtotal: Subtotal | Goods | Items
shippingCost: Shipping | Delivery | Postage
tax: Tax | Sales tax | VAT included
total: Total | Order total | Amount due | Grand total | To pay
thanks: Thank you for your order | Your order has been placed | We've received your order | All done, thank you! | Order received
orderNumber: Order number | Your order | Reference | Order no. | Confirmation
mailSent: A confirmation is on its way to | We have sent an e-mail to | Look out for our message at
decoy: Also take the matching tray | Add a care kit | Make it a set
working: One moment… | Please wait | Working
`;

export const ja = `
add: カートに入れる | 買い物かごに追加 | 購入する
quantity: 数量 | 個数
choose: 選択してください | お選びください | —
colour: カラー | 色
size: サイズ | 大きさ
inStock: 在庫あり | 即日発送
related: こちらもおすすめ | 関連商品
details: 詳細 | 商品を見る
search: 検索 | 探す
login: ログイン | マイページ
newsletterTitle: メールマガジン | 工房だより
subscribe: 登録する | 購読する
cart: ショッピングカート | 買い物かご | カートの中身
cartLink: カート | 買い物かご
added: をカートに追加しました | がカートに入りました
viewCart: カートを見る | かごを見る
toCheckout: ご購入手続きへ | レジに進む | 注文手続きへ進む
keepShopping: 買い物を続ける | お店に戻る
remove: 削除 | 取り消す
coupon: クーポンコード | ギフト券
apply: 適用 | 使う
update: 更新 | 再計算
checkout: ご注文手続き | レジ
contact: お客様情報 | ご連絡先
address: お届け先 | 配送先住所
delivery: 配送方法 | お届け方法
payment: お支払い方法 | お支払い
review: ご注文内容の確認 | 最終確認
continue: 次へ | 次へ進む | 保存して次へ
placeOrder: 注文を確定する | 注文する | 購入を確定する
back: 戻る | 前へ
email: メールアドレス | Eメール
emailAgain: メールアドレス（確認） | メールアドレスをもう一度
firstName: 名 | お名前（名）
lastName: 姓 | お名前（姓）
fullName: お名前 | 氏名
phone: 電話番号 | お電話番号
street: 番地 | 町名・番地 | 住所
streetName: 町名 | 丁目
houseNumber: 番地 | 番号
street2: 建物名・部屋番号 | マンション名
postcode: 郵便番号 | 〒
city: 市区町村 | 市町村
region: 都道府県 | 地域
country: 国 | 国・地域
company: 会社名 | 法人名
birthday: 生年月日 | お誕生日
title: 敬称 | 称号
mr: 様（男性） | 男性
mrs: 様（女性） | 女性
password: パスワード | パスワードを設定
createAccount: 会員登録する | 次回のために保存
guest: ゲストとして購入 | 会員登録せずに購入
returning: 会員の方はこちら | すでに会員の方
standard: 通常配送 | 普通郵便
express: お急ぎ便 | 速達
registered: 書留 | 保険付き配送
days: 3〜5日 | 約1週間
free: 無料 | 送料無料
needAddress: 住所を入力すると配送方法が表示されます | 先に住所を入力してください
card: クレジットカード | カード払い
transfer: 銀行振込 | 前払い
onDelivery: 代金引換 | 代引き
cardNumber: カード番号 | クレジットカード番号
expiry: 有効期限 | 有効期限（月/年）
expiryMonth: 月 | 有効期限（月）
expiryYear: 年 | 有効期限（年）
cvc: セキュリティコード | CVC
cardholder: カード名義人 | カードの名義
saveCard: カードを保存する | 次回もこのカードを使う
terms: 利用規約に同意する | 規約に同意します
privacy: プライバシーポリシーを確認しました | 個人情報の取り扱いに同意する
newsletter: メールマガジンを受け取る | お得な情報を受け取る
insurance: 配送保険を付ける | ギフト包装
sameAddress: 請求先は同じ住所 | お届け先と同じ
required: は必須です | 入力してください
badEmail: メールアドレスが正しくありません | メールアドレスをご確認ください
badPhone: 電話番号が正しくありません | 電話番号をご確認ください
digitsOnly: 電話番号は数字のみで入力してください | 数字だけ（ハイフンなし）
plusOnly: 国番号（+81）から入力してください | 国際表記（+）で入力してください
mismatch: メールアドレスが一致しません | 二つの入力が違います
badCard: カードが承認されませんでした | このカードはご利用いただけません
chooseDelivery: 配送方法を選択してください | お届け方法をお選びください
mustAccept: 規約への同意が必要です | 同意してください
fix: 入力内容をご確認ください | 入力に不備があります
consentText: 当サイトはCookieを使用します | クッキーを利用しています
accept: すべて同意 | 同意する
reject: 拒否 | 必要なもののみ
popup: 10％オフ！ | お待ちください
noThanks: いいえ | 閉じる
chat: お困りですか？ | チャット
subtotal: 小計 | 商品合計
shippingCost: 送料 | 配送料
tax: 消費税 | 税
total: 合計 | お支払い金額 | ご請求額
thanks: ご注文ありがとうございます | ご注文を承りました
orderNumber: ご注文番号 | 注文番号 | 受付番号
mailSent: 確認メールを送信しました： | 確認のメール：
decoy: お揃いのトレーも追加 | お手入れセットも購入
working: 少々お待ちください | 処理中
`;

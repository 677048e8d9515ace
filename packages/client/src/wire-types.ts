/** Written by `npm run openapi` from docs/openapi.json: the shapes on the wire, as plain types. */
export interface components {
    schemas: {
        AcceptAupBody: {
            /**
             * @description The version of the acceptable-use policy that is accepted.
             * @example 2026-01
             */
            version: string;
        };
        ActionBody: {
            /**
             * @description `submit` answers the question, `decline` refuses it and ends the checkout.
             * @example submit
             * @constant
             */
            action: "submit";
            /**
             * @description One string for each property of the question's `responseSchema`.
             * @example {
             *       "Size": "L"
             *     }
             */
            values: components["schemas"]["JsonObject"];
        } | {
            /**
             * @description `submit` answers the question, `decline` refuses it and ends the checkout.
             * @example decline
             * @constant
             */
            action: "decline";
            /**
             * @description Why it was declined. Kept for your records and never sent to the merchant.
             * @example Too expensive
             */
            reason?: string | undefined;
        };
        /** @enum {string} */
        ActivationStep: "plan" | "identity" | "aup";
        AnswerLink: {
            /**
             * @description The page on which a person answers the question. It is shown this once.
             * @example http://127.0.0.1:4300/answer/…
             */
            url: string;
            /**
             * @description When the link ends at the latest: it ends with the question.
             * @example 2026-03-02T09:32:41.208Z
             */
            expiresAt: components["schemas"]["Timestamp"];
        };
        ApiKey: {
            /**
             * @description The key's id.
             * @example c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c
             */
            id: components["schemas"]["Uuid"];
            /**
             * @description Your own name for the key.
             * @example Production
             */
            label: string | null;
            /**
             * @description `test` keys buy at sandbox merchants only.
             * @example test
             */
            mode: components["schemas"]["ApiKeyMode"];
            /**
             * @description What the key may do.
             * @example [
             *       "checkouts.write",
             *       "buyer-profiles.read"
             *     ]
             */
            scopes: components["schemas"]["ScopeSchema"][];
            /**
             * @description Your own id of the end user this belongs to. Null for the whole workspace.
             * @example user_42
             */
            subject: string | null;
            /**
             * @description The first 16 characters, to recognise the key by.
             * @example ck_test_4fQ9s2aB
             */
            keyPrefix: string;
            /**
             * @description How much the key may spend. Absent where it has no budget.
             * @example {
             *       "currency": "USD",
             *       "perCheckout": "50.00",
             *       "perDay": "100.00"
             *     }
             */
            budget?: components["schemas"]["Budget"] | undefined;
            /**
             * @description Registrable domains of the only merchants that it buys from. Absent where it buys anywhere.
             * @example [
             *       "hartwell.localhost"
             *     ]
             */
            merchants?: string[] | undefined;
            /**
             * @description When it stops working. Absent where it works until it is revoked.
             * @example 2027-01-01T00:00:00.000Z
             */
            expiresAt?: components["schemas"]["Timestamp"] | undefined;
            /**
             * @description Origins of the pages that may hold the answer page in a frame, for links that the key makes. Absent where none may.
             * @example [
             *       "https://shop.example.com"
             *     ]
             */
            frameOrigins?: string[] | undefined;
            /**
             * @description What is spent of the budget, or held for purchases whose total is put up for approval.
             * @example {
             *       "today": "39.22",
             *       "total": "120.40"
             *     }
             */
            spent?: components["schemas"]["BudgetSpent"] | undefined;
            /**
             * @description When it was last used. Null if never.
             * @example 2026-03-02T09:32:41.208Z
             */
            lastUsedAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description When it was revoked. Null while it works.
             * @example null
             */
            revokedAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description When it was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: components["schemas"]["Timestamp"];
        };
        ApiKeyList: {
            /**
             * @description All keys, newest first.
             * @example [
             *       {
             *         "id": "c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c",
             *         "label": "Production",
             *         "mode": "test",
             *         "scopes": [
             *           "checkouts.write",
             *           "buyer-profiles.read"
             *         ],
             *         "subject": null,
             *         "keyPrefix": "ck_test_4fQ9s2aB",
             *         "lastUsedAt": null,
             *         "revokedAt": null,
             *         "createdAt": "2026-03-02T09:30:00.000Z"
             *       }
             *     ]
             */
            data: components["schemas"]["ApiKey"][];
            /**
             * @description The same as `data`, under its older name.
             * @example [
             *       {
             *         "id": "c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c",
             *         "label": "Production",
             *         "mode": "test",
             *         "scopes": [
             *           "checkouts.write",
             *           "buyer-profiles.read"
             *         ],
             *         "subject": null,
             *         "keyPrefix": "ck_test_4fQ9s2aB",
             *         "lastUsedAt": null,
             *         "revokedAt": null,
             *         "createdAt": "2026-03-02T09:30:00.000Z"
             *       }
             *     ]
             */
            keys: components["schemas"]["ApiKey"][];
            /**
             * @description Always null: this is the whole collection.
             * @example null
             */
            nextCursor: null;
        };
        /** @enum {string} */
        ApiKeyMode: "test" | "live";
        Billing: {
            /**
             * @description The workspace's plan.
             * @example business
             */
            plan: components["schemas"]["Plan"] | null;
            /**
             * @description The subscription as the payment processor has it. Null without one.
             * @example active
             */
            subscriptionStatus: string | null;
            /**
             * @description The identity verification as the payment processor has it. Null before it.
             * @example verified
             */
            identityStatus: string | null;
            /**
             * @description When the acceptable-use policy was accepted. Null before that.
             * @example 2026-03-02T09:30:00.000Z
             */
            aupAcceptedAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description The version that was accepted. Null before that.
             * @example 2026-01
             */
            aupVersion: string | null;
            /**
             * @description When the workspace went live. Null before that.
             * @example 2026-03-02T09:30:00.000Z
             */
            activatedAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description What is left to do before going live.
             * @example [
             *       "identity"
             *     ]
             */
            missing: components["schemas"]["ActivationStep"][];
        };
        Budget: {
            /**
             * @description ISO 4217 code of the one currency that the key may spend.
             * @example USD
             */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description The most that one purchase may cost, shipping and tax included.
             * @example 50.00
             */
            perCheckout?: components["schemas"]["DecimalAmount"] | undefined;
            /**
             * @description The most that all purchases of a day in UTC may cost together.
             * @example 100.00
             */
            perDay?: components["schemas"]["DecimalAmount"] | undefined;
            /**
             * @description The most that all purchases ever made with the key may cost together.
             * @example 1000.00
             */
            total?: components["schemas"]["DecimalAmount"] | undefined;
        };
        BudgetSpent: {
            /**
             * @description Since midnight in UTC.
             * @example 39.22
             */
            today: components["schemas"]["DecimalAmount"];
            /**
             * @description Since the key was created.
             * @example 120.40
             */
            total: components["schemas"]["DecimalAmount"];
        };
        BuyerProfile: {
            /**
             * @description The profile's id.
             * @example 5c1c6a0e-2f4b-4f53-9b0a-7f1f8a0f9d21
             */
            id: components["schemas"]["Uuid"];
            /**
             * @description Your own name for it. Never sent to a merchant.
             * @example Home address
             */
            label: string | null;
            /**
             * @description Your own id of the end user this belongs to. Null for the whole workspace.
             * @example user_42
             */
            subject: string | null;
            /**
             * @description The buyer's name, and the cardholder's.
             * @example {
             *       "first": "Ada",
             *       "last": "Lovelace"
             *     }
             */
            name: components["schemas"]["PersonName"] | null;
            /**
             * @description How the shop reaches the buyer.
             * @example {
             *       "email": "ada@example.com",
             *       "phone": "+14155550123"
             *     }
             */
            contact: components["schemas"]["Contact"] | null;
            /**
             * @description Where it is sent.
             * @example {
             *       "addressLines": [
             *         "1 Analytical Way"
             *       ],
             *       "locality": "San Francisco",
             *       "administrativeAreaCode": "CA",
             *       "postalCode": "94107",
             *       "countryCode": "US"
             *     }
             */
            shipping: components["schemas"]["ShippingAddress"] | null;
            /**
             * @description When it was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: components["schemas"]["Timestamp"];
        };
        BuyerProfilePage: {
            /**
             * @description This page of profiles, newest first.
             * @example []
             */
            data: components["schemas"]["BuyerProfile"][];
            /**
             * @description Pass it as `cursor` to get the next page. Null on the last page.
             * @example null
             */
            nextCursor: string | null;
        };
        BuyerSession: {
            /**
             * @description The sign-in's id.
             * @example c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c
             */
            id: components["schemas"]["Uuid"];
            /**
             * @description The profile it belongs to.
             * @example 5c1c6a0e-2f4b-4f53-9b0a-7f1f8a0f9d21
             */
            buyerProfileId: components["schemas"]["Uuid"];
            /**
             * @description The shop's domain.
             * @example shop.example
             */
            merchantDomain: string;
            /**
             * @description When it was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description When it was last renewed.
             * @example 2026-03-02T09:32:41.208Z
             */
            updatedAt: components["schemas"]["Timestamp"];
            /**
             * @description When a checkout last used it. Null if never.
             * @example null
             */
            lastUsedAt: components["schemas"]["Timestamp"] | null;
        };
        BuyerSessionList: {
            /**
             * @description All sign-ins, the latest first.
             * @example []
             */
            sessions: components["schemas"]["BuyerSession"][];
            /**
             * @description Whether the service keeps sign-ins at all.
             * @example true
             */
            vaultEnabled: boolean;
        };
        Checkout: {
            /**
             * @description The checkout's id.
             * @example 9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c
             */
            id: components["schemas"]["Uuid"];
            /**
             * @description Where the checkout is in its life. `succeeded`, `failed` and `cancelled` are final.
             * @example running
             */
            status: components["schemas"]["CheckoutStatus"];
            /**
             * @description `test` for a purchase at a sandbox merchant, which costs nothing and moves no money; `live` otherwise.
             * @example test
             * @enum {string}
             */
            mode?: ("test" | "live") | undefined;
            /**
             * @description `quote` where only the total was wanted. Absent on a purchase.
             * @example quote
             * @constant
             */
            goal?: "quote" | undefined;
            /**
             * @description Your own id of the end user this belongs to.
             * @example user_42
             */
            subject?: string | undefined;
            /**
             * @description What to buy and where, as it was sent.
             * @example {
             *       "url": "https://shop.example/products/trail-tee",
             *       "kind": "direct_url",
             *       "request": "size L in slate"
             *     }
             */
            target: components["schemas"]["Target"];
            /**
             * @description Limits on the purchase, as they were sent.
             * @example {
             *       "maxCost": {
             *         "amount": "60.00",
             *         "currency": "USD"
             *       }
             *     }
             */
            constraints: components["schemas"]["Constraints"];
            /**
             * @description The profile that the buyer's details come from.
             * @example 5c1c6a0e-2f4b-4f53-9b0a-7f1f8a0f9d21
             */
            buyerProfileId?: components["schemas"]["Uuid"] | undefined;
            /**
             * @description Your own data, as it was sent.
             * @example {
             *       "order": "1234"
             *     }
             */
            metadata: components["schemas"]["JsonObject"];
            /**
             * @description Present while a browser works on this checkout and can be watched.
             * @example {
             *       "embedTokenUrl": "/v1/checkouts/9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c/embed-token",
             *       "permissions": [
             *         "read"
             *       ]
             *     }
             */
            browser?: {
                /**
                 * @description Path to `POST` to for a token of the live view.
                 * @example /v1/checkouts/9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c/embed-token
                 */
                embedTokenUrl: string;
                /**
                 * @description What a viewer may do: look.
                 * @example [
                 *       "read"
                 *     ]
                 */
                permissions: [
                    "read"
                ];
            } | undefined;
            /**
             * @description What has happened, oldest first. Items are only ever added.
             * @example [
             *       {
             *         "kind": "step",
             *         "label": "Opened the product page",
             *         "data": {
             *           "step": "product_opened"
             *         },
             *         "at": "2026-03-02T09:30:00.000Z",
             *         "sequence": 2
             *       }
             *     ]
             */
            progressItems: components["schemas"]["ProgressItem"][];
            /**
             * @description The open question, if there is one.
             * @example {
             *       "id": "3f0c2a55-7a39-4f0e-9d52-5f3b1c9a7e10",
             *       "key": "variant",
             *       "message": "Which size?",
             *       "responseSchema": {
             *         "type": "object",
             *         "properties": {
             *           "Size": {
             *             "type": "string",
             *             "title": "Size",
             *             "oneOf": [
             *               {
             *                 "const": "L",
             *                 "title": "L"
             *               }
             *             ]
             *           }
             *         },
             *         "required": [
             *           "Size"
             *         ],
             *         "additionalProperties": false
             *       },
             *       "expiresAt": "2026-03-02T09:32:41.208Z"
             *     }
             */
            pendingUserAction?: components["schemas"]["PendingUserAction"] | undefined;
            /**
             * @description Why it is still queued, where another checkout has to end first.
             * @example {
             *       "for": "same_buyer",
             *       "checkoutId": "9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c",
             *       "untilAnswered": true
             *     }
             */
            waiting?: components["schemas"]["Waiting"] | undefined;
            /**
             * @description What is bought, as far as the run has come.
             * @example {
             *       "item": {
             *         "title": "Trail Tee",
             *         "options": {
             *           "Size": "L"
             *         },
             *         "quantity": 1,
             *         "price": "32.00"
             *       },
             *       "delivery": {
             *         "method": "Standard",
             *         "price": "4.90"
             *       },
             *       "shipping": {
             *         "amount": "4.90",
             *         "currency": "USD"
             *       },
             *       "tax": null,
             *       "total": {
             *         "amount": "48.60",
             *         "currency": "USD"
             *       }
             *     }
             */
            purchase?: components["schemas"]["Purchase"] | undefined;
            /**
             * @description Why the checkout failed. Present on `failed` only.
             * @example {
             *       "reason": "automation_failed"
             *     }
             */
            failure?: {
                /**
                 * @description The coarse reason. `data.code` and `data.message` of the last progress item say more.
                 * @example automation_failed
                 */
                reason: components["schemas"]["FailureReason"];
            } | undefined;
            /**
             * @description The order that was placed. Present on `succeeded` only.
             * @example {
             *       "total": {
             *         "amount": "48.60",
             *         "currency": "USD"
             *       },
             *       "merchantOrderId": "HW-10042",
             *       "evidence": {
             *         "url": "https://shop.example/orders/10042"
             *       }
             *     }
             */
            receipt?: components["schemas"]["Receipt"] | undefined;
            /**
             * @description What the purchase would cost. Present where a quote succeeded.
             * @example {
             *       "items": [
             *         {
             *           "title": "Trail Tee",
             *           "options": {
             *             "Size": "L"
             *           },
             *           "quantity": 1,
             *           "price": {
             *             "amount": "48.60",
             *             "currency": "USD"
             *           }
             *         }
             *       ],
             *       "shipping": null,
             *       "tax": null,
             *       "total": {
             *         "amount": "48.60",
             *         "currency": "USD"
             *       }
             *     }
             */
            quote?: components["schemas"]["Quote"] | undefined;
            /**
             * @description When it was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description When it last changed.
             * @example 2026-03-02T09:32:41.208Z
             */
            updatedAt: components["schemas"]["Timestamp"];
        };
        CheckoutEventId: string;
        /** @description Server-sent events. The data of `status` is a `CheckoutStatusChanged`, that of `progress` a `ProgressItem`, that of `question` a `PendingUserAction`, which is open until the next `status`, that of `end` an empty object; after `end` the stream is over. Ignore names that you do not know. A comment line comes every 15 seconds. */
        CheckoutEventStream: string;
        /** @enum {string} */
        CheckoutGoal: "purchase" | "quote";
        CheckoutPage: {
            /**
             * @description This page of checkouts, newest first.
             * @example [
             *       {
             *         "id": "9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c",
             *         "status": "succeeded",
             *         "url": "https://shop.example/products/trail-tee",
             *         "createdAt": "2026-03-02T09:30:00.000Z",
             *         "updatedAt": "2026-03-02T09:32:41.208Z"
             *       }
             *     ]
             */
            data: components["schemas"]["CheckoutSummary"][];
            /**
             * @description Pass it as `cursor` to get the next page. Null on the last page.
             * @example null
             */
            nextCursor: string | null;
        };
        CheckoutSessionBody: {
            /**
             * @description The plan to subscribe to.
             * @example business
             */
            plan: components["schemas"]["Plan"];
        };
        /** @enum {string} */
        CheckoutStatus: "queued" | "running" | "awaiting_user_action" | "succeeded" | "failed" | "cancelled";
        CheckoutStatusChanged: {
            /**
             * @description The kind of event. Ignore kinds that you do not know.
             * @example checkout.status_changed
             * @constant
             */
            type: "checkout.status_changed";
            /**
             * @description The checkout that changed. Fetch it for its state.
             * @example 9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c
             */
            checkoutId: components["schemas"]["Uuid"];
            /**
             * @description The status it changed to.
             * @example succeeded
             * @enum {string}
             */
            status: "running" | "awaiting_user_action" | "succeeded" | "failed" | "cancelled";
            /**
             * @description Why it failed. Null unless `status` is `failed`.
             * @example null
             */
            failureReason: components["schemas"]["FailureReason"] | null;
            /**
             * @description `quote` where only the total was wanted. Absent on a purchase.
             * @example quote
             * @constant
             */
            goal?: "quote" | undefined;
            /**
             * @description Present where the shop charged more than was approved.
             * @example charged_above_approval
             * @constant
             */
            code?: "charged_above_approval" | undefined;
            /**
             * @description Where a person answers the open question. Present only at endpoints with `answerLinks`.
             * @example http://127.0.0.1:4300/a/…
             */
            answerUrl?: string | undefined;
            /**
             * @description Your own id of the end user this belongs to.
             * @example user_42
             */
            subject?: string | undefined;
            /**
             * @description When the event was first sent. A retry repeats it.
             * @example 2026-03-02T09:32:41.208Z
             */
            createdAt: components["schemas"]["Timestamp"];
        };
        CheckoutSummary: {
            /**
             * @description The checkout's id.
             * @example 9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c
             */
            id: components["schemas"]["Uuid"];
            /**
             * @description Where the checkout is in its life.
             * @example succeeded
             */
            status: components["schemas"]["CheckoutStatus"];
            /**
             * @description `test` for a purchase at a sandbox merchant, which costs nothing and moves no money; `live` otherwise.
             * @example test
             * @enum {string}
             */
            mode?: ("test" | "live") | undefined;
            /**
             * @description `quote` where only the total was wanted. Absent on a purchase.
             * @example quote
             * @constant
             */
            goal?: "quote" | undefined;
            /**
             * @description Your own id of the end user this belongs to.
             * @example user_42
             */
            subject?: string | undefined;
            /**
             * @description The page that it started from.
             * @example https://shop.example/products/trail-tee
             */
            url: string;
            /**
             * @description What was asked for in words.
             * @example size L in slate
             */
            request?: string | undefined;
            /**
             * @description The id of the open question, if there is one.
             * @example 3f0c2a55-7a39-4f0e-9d52-5f3b1c9a7e10
             */
            pendingUserActionId?: components["schemas"]["Uuid"] | undefined;
            /**
             * @description The order that was placed, without its evidence.
             * @example {
             *       "total": {
             *         "amount": "48.60",
             *         "currency": "USD"
             *       },
             *       "merchantOrderId": "HW-10042"
             *     }
             */
            receipt?: {
                /**
                 * @description The order's total as the shop confirmed it. Null where the shop showed none.
                 * @example {
                 *       "amount": "48.60",
                 *       "currency": "USD"
                 *     }
                 */
                total: components["schemas"]["Money"] | null;
                /**
                 * @description The order number in the shop's own format. Null where the shop showed none. Do not parse it.
                 * @example HW-10042
                 */
                merchantOrderId: string | null;
            } | undefined;
            /**
             * @description What the purchase would cost. Present where a quote succeeded.
             * @example {
             *       "items": [
             *         {
             *           "title": "Trail Tee",
             *           "options": {
             *             "Size": "L"
             *           },
             *           "quantity": 1,
             *           "price": {
             *             "amount": "48.60",
             *             "currency": "USD"
             *           }
             *         }
             *       ],
             *       "shipping": null,
             *       "tax": null,
             *       "total": {
             *         "amount": "48.60",
             *         "currency": "USD"
             *       }
             *     }
             */
            quote?: components["schemas"]["Quote"] | undefined;
            /**
             * @description When it was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description When it last changed.
             * @example 2026-03-02T09:32:41.208Z
             */
            updatedAt: components["schemas"]["Timestamp"];
        };
        Constraints: {
            /**
             * @description The most the order may cost, shipping and tax included. Above it the checkout fails before a card is asked for.
             * @example {
             *       "amount": "60.00",
             *       "currency": "USD"
             *     }
             */
            maxCost?: components["schemas"]["MaxCost"] | undefined;
        } & {
            [key: string]: unknown;
        };
        ConstraintsInput: {
            /**
             * @description The most the order may cost, shipping and tax included. Above it the checkout fails before a card is asked for.
             * @example {
             *       "amount": "60.00",
             *       "currency": "USD"
             *     }
             */
            maxCost?: components["schemas"]["MaxCostInput"] | undefined;
        } & {
            [key: string]: unknown;
        };
        Contact: {
            /**
             * @description E-mail address.
             * @example ada@example.com
             */
            email?: string | undefined;
            /**
             * @description Phone number, best with its country code.
             * @example +14155550123
             */
            phone?: string | undefined;
        } & {
            [key: string]: unknown;
        };
        CountryCode: string;
        CreateAnswerLinkBodyInput: {
            /**
             * @description Seconds until the link ends. Left out, it lasts as long as the question is open.
             * @example 300
             */
            expiresIn?: number | undefined;
        };
        CreateApiKeyBody: {
            /**
             * @description `test` or `live`. Live keys need an activated workspace.
             * @example test
             */
            mode: components["schemas"]["ApiKeyMode"];
            /**
             * @description Your own name for the key.
             * @example Production
             */
            label?: string | undefined;
            /**
             * @description What the key may do. Left out it may do everything.
             * @example [
             *       "checkouts.write",
             *       "buyer-profiles.read"
             *     ]
             */
            scopes?: ("*" | "checkouts.read" | "checkouts.write" | "buyer-profiles.read" | "buyer-profiles.write" | "buyer-sessions.read" | "buyer-sessions.write" | "webhooks.read" | "webhooks.write" | "api-keys.read" | "api-keys.write" | "usage.read" | "usage.write" | "billing.read" | "billing.write")[] | undefined;
            /**
             * @description Your own id of the end user this is for. It cannot be changed later.
             * @example user_42
             */
            subject?: components["schemas"]["Subject"] | undefined;
            /**
             * @description How much the key may spend. Absent where it has no budget.
             * @example {
             *       "currency": "USD",
             *       "perCheckout": "50.00",
             *       "perDay": "100.00"
             *     }
             */
            budget?: components["schemas"]["CreateBudget"] | undefined;
            /**
             * @description Registrable domains of the only merchants that it buys from. Absent where it buys anywhere.
             * @example [
             *       "hartwell.localhost"
             *     ]
             */
            merchants?: components["schemas"]["Hostname"][] | undefined;
            /**
             * Format: date-time
             * @description When it stops working. Absent where it works until it is revoked.
             * @example 2027-01-01T00:00:00.000Z
             */
            expiresAt?: string | undefined;
            /**
             * @description Origins of the pages that may hold the answer page in a frame, for links that the key makes. Absent where none may.
             * @example [
             *       "https://shop.example.com"
             *     ]
             */
            frameOrigins?: string[] | undefined;
        };
        CreateBudget: {
            /**
             * @description ISO 4217 code of the one currency that the key may spend.
             * @example USD
             */
            currency?: components["schemas"]["CurrencyCode"] | undefined;
            /**
             * @description The most that one purchase may cost, shipping and tax included.
             * @example 50.00
             */
            perCheckout?: components["schemas"]["DecimalAmount"] | undefined;
            /**
             * @description The most that all purchases of a day in UTC may cost together.
             * @example 100.00
             */
            perDay?: components["schemas"]["DecimalAmount"] | undefined;
            /**
             * @description The most that all purchases ever made with the key may cost together.
             * @example 1000.00
             */
            total?: components["schemas"]["DecimalAmount"] | undefined;
        };
        CreateBuyerProfileBody: {
            /**
             * @description Your own name for it. Never sent to a merchant.
             * @example Home address
             */
            label?: (string | null) | undefined;
            /**
             * @description The buyer's name, and the cardholder's.
             * @example {
             *       "first": "Ada",
             *       "last": "Lovelace"
             *     }
             */
            name?: (components["schemas"]["PersonName"] | null) | undefined;
            /**
             * @description How the shop reaches the buyer.
             * @example {
             *       "email": "ada@example.com",
             *       "phone": "+14155550123"
             *     }
             */
            contact?: (components["schemas"]["Contact"] | null) | undefined;
            /**
             * @description Where it is sent.
             * @example {
             *       "addressLines": [
             *         "1 Analytical Way"
             *       ],
             *       "locality": "San Francisco",
             *       "administrativeAreaCode": "CA",
             *       "postalCode": "94107",
             *       "countryCode": "US"
             *     }
             */
            shipping?: (components["schemas"]["ShippingAddress"] | null) | undefined;
            /**
             * @description Your own id of the end user this is for. It cannot be changed later.
             * @example user_42
             */
            subject?: components["schemas"]["Subject"] | undefined;
        };
        CreateCheckoutBodyInput: {
            /**
             * @description What to buy and where.
             * @example {
             *       "url": "https://shop.example/products/trail-tee",
             *       "kind": "direct_url",
             *       "request": "size L in slate"
             *     }
             */
            target: components["schemas"]["TargetInput"];
            /**
             * @description The profile to take the buyer's details from.
             * @example 5c1c6a0e-2f4b-4f53-9b0a-7f1f8a0f9d21
             */
            buyerProfileId?: components["schemas"]["Uuid"] | undefined;
            /**
             * @description Your own id of the end user this is for. Filled in by a key that is bound to a subject.
             * @example user_42
             */
            subject?: components["schemas"]["Subject"] | undefined;
            /**
             * @description `quote` ends at the total: no card is asked for and nothing is ordered. `purchase` where it is left out.
             * @example purchase
             */
            goal?: components["schemas"]["CheckoutGoal"] | undefined;
            /**
             * @description Limits on the purchase.
             * @example {
             *       "maxCost": {
             *         "amount": "60.00",
             *         "currency": "USD"
             *       }
             *     }
             */
            constraints?: components["schemas"]["ConstraintsInput"] | undefined;
            /**
             * @description Any JSON of yours. It is echoed, and never sent to the merchant.
             * @example {
             *       "order": "1234"
             *     }
             */
            metadata?: components["schemas"]["JsonObject"] | undefined;
        };
        CreatedApiKey: {
            /**
             * @description The key's id.
             * @example c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c
             */
            id: components["schemas"]["Uuid"];
            /**
             * @description `test` keys buy at sandbox merchants only.
             * @example test
             */
            mode: components["schemas"]["ApiKeyMode"];
            /**
             * @description What the key may do.
             * @example [
             *       "checkouts.write",
             *       "buyer-profiles.read"
             *     ]
             */
            scopes: components["schemas"]["ScopeSchema"][];
            /**
             * @description The first 16 characters, to recognise the key by.
             * @example ck_test_4fQ9s2aB
             */
            keyPrefix: string;
            /**
             * @description How much the key may spend. Absent where it has no budget.
             * @example {
             *       "currency": "USD",
             *       "perCheckout": "50.00",
             *       "perDay": "100.00"
             *     }
             */
            budget?: components["schemas"]["Budget"] | undefined;
            /**
             * @description Registrable domains of the only merchants that it buys from. Absent where it buys anywhere.
             * @example [
             *       "hartwell.localhost"
             *     ]
             */
            merchants?: string[] | undefined;
            /**
             * @description When it stops working. Absent where it works until it is revoked.
             * @example 2027-01-01T00:00:00.000Z
             */
            expiresAt?: components["schemas"]["Timestamp"] | undefined;
            /**
             * @description Origins of the pages that may hold the answer page in a frame, for links that the key makes. Absent where none may.
             * @example [
             *       "https://shop.example.com"
             *     ]
             */
            frameOrigins?: string[] | undefined;
            /**
             * @description The key itself. It is shown this once.
             * @example ck_test_…
             */
            key: string;
        };
        CreatedWebhook: {
            /**
             * @description The endpoint's id.
             * @example c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c
             */
            id: components["schemas"]["Uuid"];
            /**
             * @description Where events are sent.
             * @example https://example.com/hooks/cartwright
             */
            url: string;
            /**
             * @description Your own name for it.
             * @example Orders
             */
            label: string | null;
            /**
             * @description Signs every delivery. It is shown this once.
             * @example whsec_…
             */
            secret: string;
        };
        CreateWebhookBody: {
            /**
             * Format: uri
             * @description Where to send events: https, or http for `localhost` and `127.0.0.1`.
             * @example https://example.com/hooks/cartwright
             */
            url: string;
            /**
             * @description Your own name for it.
             * @example Orders
             */
            label?: string | undefined;
            /**
             * @description Whether events of questions that only a person may answer carry `answerUrl`, a link to the answer page.
             * @example true
             */
            answerLinks?: boolean | undefined;
        };
        CreateWorkspaceBody: {
            /**
             * @description The workspace's name.
             * @example Acme
             */
            name: string;
            /**
             * @description A key with all scopes of an account that was opened over the API. The workspace is that account then.
             * @example ck_test_…
             */
            apiKey?: string | undefined;
        };
        CurrencyCode: string;
        DecimalAmount: string;
        DeletedBuyerProfile: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /**
             * @description The profile's id.
             * @example 5c1c6a0e-2f4b-4f53-9b0a-7f1f8a0f9d21
             */
            id: components["schemas"]["Uuid"];
        };
        DeletedBuyerSession: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
        };
        DeletedWorkspace: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            deleted: true;
            /**
             * @description The workspace's id.
             * @example c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c
             */
            id: components["schemas"]["Uuid"];
        };
        DisplayedMoney: {
            /**
             * @description A decimal number as text, so that no digit is lost.
             * @example 48.60
             */
            amount: components["schemas"]["DecimalAmount"];
            /**
             * @description ISO 4217 code of the currency. Absent where the page does not say it.
             * @example USD
             */
            currency?: components["schemas"]["CurrencyCode"] | undefined;
        };
        EmbedToken: {
            /**
             * @description Opens the live view of this one checkout.
             * @example eyJhbGciOiJIUzI1NiJ9.…
             */
            token: string;
            /**
             * @description The live view, token included: open it in a browser or a frame.
             * @example http://127.0.0.1:4000/embed/9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c?token=eyJhbGciOiJIUzI1NiJ9.…
             */
            url: string;
            /**
             * @description When the token stops opening new views.
             * @example 2026-03-02T09:32:41.208Z
             */
            expiresAt: components["schemas"]["Timestamp"];
        };
        EraseSubjectBody: {
            /**
             * @description The end user whose data is erased.
             * @example user_42
             */
            subject: components["schemas"]["Subject"];
        };
        ErasureReport: {
            /**
             * @description Checkouts whose personal data is gone.
             * @example 12
             */
            checkouts: number;
            /**
             * @description Checkouts that are still active and are erased when they end.
             * @example 1
             */
            waiting: number;
            /**
             * @description Profiles that were deleted.
             * @example 2
             */
            buyerProfiles: number;
            /**
             * @description Keys that were revoked.
             * @example 1
             */
            apiKeys: number;
        };
        ErrorBody: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            error: true;
            /**
             * @description What happened and what to do. docs/errors.md lists every message.
             * @example Checkout not found
             */
            message: string;
            /**
             * @description On validation failures: what does not fit, by path.
             * @example [
             *       {
             *         "code": "invalid_type",
             *         "path": [
             *           "target"
             *         ],
             *         "message": "Invalid input: expected object"
             *       }
             *     ]
             */
            issues?: components["schemas"]["ValidationIssue"][] | undefined;
            /**
             * @description On a missing scope: the one that is needed.
             * @example checkouts.write
             */
            requiredScope?: string | undefined;
            /**
             * @description On an unknown scope: those that exist.
             * @example [
             *       "checkouts.read",
             *       "checkouts.write"
             *     ]
             */
            validScopes?: string[] | undefined;
            /**
             * @description On an attempt to grant more than the calling key holds: what it holds.
             * @example [
             *       "checkouts.read"
             *     ]
             */
            heldScopes?: string[] | undefined;
            /**
             * @description On sandbox confinement: the hosts that are allowed.
             * @example [
             *       "hartwell.localhost"
             *     ]
             */
            sandboxMerchants?: string[] | undefined;
            /**
             * @description On a merchant that the key does not name: those that it names.
             * @example [
             *       "hartwell.localhost"
             *     ]
             */
            merchants?: string[] | undefined;
            /**
             * @description On a `maxCost` above the plan's ceiling: the ceiling.
             * @example 200
             */
            planCeilingUsd?: number | undefined;
            /**
             * @description On an idempotency conflict: the checkout that holds the key.
             * @example 9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c
             */
            checkoutId?: string | undefined;
            /**
             * @description On routes for dashboard sessions: a machine code.
             * @example no_workspace
             */
            code?: components["schemas"]["WorkspaceErrorCode"] | undefined;
        };
        Evidence: {
            /**
             * @description The checkout's id.
             * @example 9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c
             */
            checkoutId: components["schemas"]["Uuid"];
            /**
             * @description For how many days evidence is kept. 0 where none is.
             * @example 7
             */
            days: number;
            /**
             * @description The journal of the runs, in order. The buyer's details stand in it by their names: `{buyer.last_name}`.
             * @example [
             *       {
             *         "at": "2026-03-02T09:30:00.000Z",
             *         "page": "https://shop.example/checkout",
             *         "kind": "tried",
             *         "action": "Continue to payment"
             *       }
             *     ]
             */
            steps: components["schemas"]["EvidenceStep"][];
            /**
             * @description Pictures and readings, oldest first. Each is fetched by its id.
             * @example [
             *       {
             *         "id": "c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c",
             *         "kind": "picture",
             *         "at": "2026-03-02T09:30:00.000Z"
             *       }
             *     ]
             */
            parts: components["schemas"]["EvidencePart"][];
        };
        EvidenceCandidate: {
            /**
             * @description What a person reads on it.
             * @example Continue to payment
             */
            text: string;
            /**
             * @description What its words say that it does. Null where they say nothing that is known.
             * @example continue
             */
            move: string | null;
            /**
             * @description All that speaks for it, added up.
             * @example 4.2
             */
            weight: number;
            /**
             * @description What was weighed, the heaviest first.
             * @example [
             *       "says_continue",
             *       "ends_form"
             *     ]
             */
            because: string[];
            /**
             * @description Why it was left unpressed, though it is safe. Absent where nothing was against it.
             * @example it led nowhere before
             */
            left?: string | undefined;
        };
        EvidenceContent: {
            /**
             * @description The part's id.
             * @example c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c
             */
            id: components["schemas"]["Uuid"];
            /**
             * @description `picture` or `reading`.
             * @example picture
             * @enum {string}
             */
            kind: "picture" | "reading";
            /**
             * @description When.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: components["schemas"]["Timestamp"];
            /**
             * @description Of a picture, a JPEG in base64, with the masks of the live view. Of a reading, the page as a JSON text with nothing of the buyer's in it.
             * @example /9j/4AAQSkZJRg==
             */
            data: string;
        };
        EvidenceField: {
            /**
             * @description What the field was taken for.
             * @example postalCode
             */
            role: string;
            /**
             * @description What the page calls it.
             * @example Postcode
             */
            label: string;
            /**
             * @description Whether the page insists on it.
             * @example true
             */
            isRequired: boolean;
            /**
             * @description Whether anything stood in it. What, is not kept.
             * @example false
             */
            isFilled: boolean;
        };
        EvidencePart: {
            /**
             * @description The part's id.
             * @example c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c
             */
            id: components["schemas"]["Uuid"];
            /**
             * @description `picture` or `reading`.
             * @example picture
             * @enum {string}
             */
            kind: "picture" | "reading";
            /**
             * @description When.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: components["schemas"]["Timestamp"];
        };
        EvidenceStep: {
            /**
             * @description When.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: components["schemas"]["Timestamp"];
            /**
             * @description Origin and path of the page. Null before the first.
             * @example https://shop.example/checkout
             */
            page: string | null;
            /**
             * @description What the entry tells.
             * @example run_started
             * @constant
             */
            kind: "run_started";
        } | {
            /**
             * @description When.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: components["schemas"]["Timestamp"];
            /**
             * @description Origin and path of the page. Null before the first.
             * @example https://shop.example/checkout
             */
            page: string | null;
            /**
             * @description What the entry tells.
             * @example reported
             * @constant
             */
            kind: "reported";
            /**
             * @description The step's code, as in `progressItems`.
             * @example checkout_opened
             * @enum {string}
             */
            code: "shop_recognised" | "product_opened" | "variant_chosen" | "added_to_cart" | "checkout_opened" | "sign_in_awaited" | "signed_in" | "contact_filled" | "address_filled" | "shipping_chosen" | "total_read" | "card_made" | "card_awaited" | "payment_chosen" | "card_entered" | "code_entered" | "card_declined" | "details_refused" | "order_returned" | "agent_acted" | "order_submitted" | "bank_asks" | "order_confirmed" | "quoted";
            /**
             * @description The step in words.
             * @example Opened the checkout
             */
            label: string;
        } | {
            /**
             * @description When.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: components["schemas"]["Timestamp"];
            /**
             * @description Origin and path of the page. Null before the first.
             * @example https://shop.example/checkout
             */
            page: string | null;
            /**
             * @description What the entry tells.
             * @example weighed
             * @constant
             */
            kind: "weighed";
            /**
             * @description What was looked for.
             * @example next_step
             * @enum {string}
             */
            goal: "checkout" | "past_sign_in" | "next_step" | "order";
            /**
             * @description The best of what could be pressed, the best first.
             * @example [
             *       {
             *         "text": "Continue to payment",
             *         "move": "continue",
             *         "weight": 4.2,
             *         "because": [
             *           "says_continue",
             *           "ends_form"
             *         ]
             *       }
             *     ]
             */
            candidates: components["schemas"]["EvidenceCandidate"][];
            /**
             * @description What the page asks for.
             * @example [
             *       {
             *         "role": "postalCode",
             *         "label": "Postcode",
             *         "isRequired": true,
             *         "isFilled": false
             *       }
             *     ]
             */
            fields: components["schemas"]["EvidenceField"][];
            /**
             * @description What must not be pressed, and why.
             * @example [
             *       {
             *         "text": "Pay with Shop Pay",
             *         "why": "it leads to a wallet"
             *       }
             *     ]
             */
            refused: {
                /**
                 * @description What a person reads on it.
                 * @example Pay with Shop Pay
                 */
                text: string;
                /**
                 * @description Why it is not pressed.
                 * @example it leads to a wallet
                 */
                why: string;
            }[];
        } | {
            /**
             * @description When.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: components["schemas"]["Timestamp"];
            /**
             * @description Origin and path of the page. Null before the first.
             * @example https://shop.example/checkout
             */
            page: string | null;
            /**
             * @description What the entry tells.
             * @example tried
             * @constant
             */
            kind: "tried";
            /**
             * @description What a person reads on it.
             * @example Continue to payment
             */
            action: string;
        } | {
            /**
             * @description When.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: components["schemas"]["Timestamp"];
            /**
             * @description Origin and path of the page. Null before the first.
             * @example https://shop.example/checkout
             */
            page: string | null;
            /**
             * @description What the entry tells.
             * @example came_of_it
             * @constant
             */
            kind: "came_of_it";
            /**
             * @description What a person reads on it.
             * @example Continue to payment
             */
            action: string;
            /**
             * @description What came of it: `changed`, `nothing`, or `left_again`. At the end of a run `succeeded`, `quoted`, `stopped`, or the code of its failure.
             * @example nothing
             * @enum {string}
             */
            outcome: "changed" | "nothing" | "left_again";
        } | {
            /**
             * @description When.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: components["schemas"]["Timestamp"];
            /**
             * @description Origin and path of the page. Null before the first.
             * @example https://shop.example/checkout
             */
            page: string | null;
            /**
             * @description What the entry tells.
             * @example corrected
             * @constant
             */
            kind: "corrected";
            /**
             * @description Which part of the form was put right.
             * @example Chose the delivery
             */
            done: string;
        } | {
            /**
             * @description When.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: components["schemas"]["Timestamp"];
            /**
             * @description Origin and path of the page. Null before the first.
             * @example https://shop.example/checkout
             */
            page: string | null;
            /**
             * @description What the entry tells.
             * @example shop_said
             * @constant
             */
            kind: "shop_said";
            /**
             * @description What the shop said against something.
             * @example [
             *       "Enter a valid postcode"
             *     ]
             */
            texts: string[];
        } | {
            /**
             * @description When.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: components["schemas"]["Timestamp"];
            /**
             * @description Origin and path of the page. Null before the first.
             * @example https://shop.example/checkout
             */
            page: string | null;
            /**
             * @description What the entry tells.
             * @example asked
             * @constant
             */
            kind: "asked";
            /**
             * @description What was asked for.
             * @example variant
             * @enum {string}
             */
            key: "variant" | "shipping" | "card" | "credentials" | "otp" | "payment_method" | "details" | "confirm";
            /**
             * @description The question, or how the run ended, in words.
             * @example Which size?
             */
            message: string;
        } | {
            /**
             * @description When.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: components["schemas"]["Timestamp"];
            /**
             * @description Origin and path of the page. Null before the first.
             * @example https://shop.example/checkout
             */
            page: string | null;
            /**
             * @description What the entry tells.
             * @example answered
             * @constant
             */
            kind: "answered";
            /**
             * @description What was asked for.
             * @example variant
             * @enum {string}
             */
            key: "variant" | "shipping" | "card" | "credentials" | "otp" | "payment_method" | "details" | "confirm";
        } | {
            /**
             * @description When.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: components["schemas"]["Timestamp"];
            /**
             * @description Origin and path of the page. Null before the first.
             * @example https://shop.example/checkout
             */
            page: string | null;
            /**
             * @description What the entry tells.
             * @example order_sent
             * @constant
             */
            kind: "order_sent";
            /**
             * @description 1, and 2 only where the first press sent nothing.
             * @example 1
             */
            attempt: number;
            /**
             * @description The total that was approved. Null where none was shown.
             * @example 48.60 USD
             */
            total: string | null;
        } | {
            /**
             * @description When.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: components["schemas"]["Timestamp"];
            /**
             * @description Origin and path of the page. Null before the first.
             * @example https://shop.example/checkout
             */
            page: string | null;
            /**
             * @description What the entry tells.
             * @example run_ended
             * @constant
             */
            kind: "run_ended";
            /**
             * @description What came of it: `changed`, `nothing`, or `left_again`. At the end of a run `succeeded`, `quoted`, `stopped`, or the code of its failure.
             * @example nothing
             */
            outcome: string;
            /**
             * @description The question, or how the run ended, in words.
             * @example Which size?
             */
            message: string;
        } | {
            /**
             * @description When.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: components["schemas"]["Timestamp"];
            /**
             * @description Origin and path of the page. Null before the first.
             * @example https://shop.example/checkout
             */
            page: string | null;
            /**
             * @description What the entry tells.
             * @example dropped
             * @constant
             */
            kind: "dropped";
            /**
             * @description What there was more of than is kept.
             * @example pictures
             * @enum {string}
             */
            what: "steps" | "pictures" | "readings";
            /**
             * @description How many are missing.
             * @example 3
             */
            count: number;
        };
        /** @enum {string} */
        FailureReason: "max_cost_exceeded" | "user_cancelled" | "user_action_expired" | "automation_failed";
        Hostname: string;
        JsonObject: {
            [key: string]: unknown;
        };
        MaxCost: {
            /**
             * @description A decimal number as text, so that no digit is lost.
             * @example 48.60
             */
            amount: components["schemas"]["DecimalAmount"];
            /**
             * @description ISO 4217 code of the currency. `USD` where it is left out.
             * @default USD
             * @example USD
             */
            currency: components["schemas"]["CurrencyCode"];
        } & {
            [key: string]: unknown;
        };
        MaxCostInput: {
            /**
             * @description A decimal number as text, so that no digit is lost.
             * @example 48.60
             */
            amount: components["schemas"]["DecimalAmount"];
            /**
             * @description ISO 4217 code of the currency. `USD` where it is left out.
             * @example USD
             */
            currency?: components["schemas"]["CurrencyCode"] | undefined;
        } & {
            [key: string]: unknown;
        };
        Money: {
            /**
             * @description A decimal number as text, so that no digit is lost.
             * @example 48.60
             */
            amount: components["schemas"]["DecimalAmount"];
            /**
             * @description ISO 4217 code of the currency.
             * @example USD
             */
            currency: components["schemas"]["CurrencyCode"];
        };
        Notifications: {
            /**
             * @description Whether open questions are told by mail.
             * @example true
             */
            mail: boolean;
        };
        NotificationSettings: {
            /**
             * @description Whether open questions are told by mail.
             * @example true
             */
            mail: boolean;
            /**
             * @description Where the mail goes. Null while it is off.
             * @example ada@example.com
             */
            email: string | null;
            /**
             * @description Whether this installation can send mail.
             * @example true
             */
            isAvailable: boolean;
        };
        PendingUserAction: {
            /**
             * @description The action id, to answer with.
             * @example 3f0c2a55-7a39-4f0e-9d52-5f3b1c9a7e10
             */
            id: components["schemas"]["Uuid"];
            /**
             * @description The question in words, for the person who answers.
             * @example Which size?
             */
            message: string;
            /**
             * @description What kind of question it is: `variant`, `shipping`, `card`, `credentials`, `otp` or another. An agent may answer `variant` and `shipping`; everything else needs a person.
             * @example variant
             */
            key: string;
            /**
             * @description The JSON Schema of the values to submit.
             * @example {
             *       "type": "object",
             *       "properties": {
             *         "Size": {
             *           "type": "string",
             *           "title": "Size",
             *           "oneOf": [
             *             {
             *               "const": "L",
             *               "title": "L"
             *             }
             *           ]
             *         }
             *       },
             *       "required": [
             *         "Size"
             *       ],
             *       "additionalProperties": false
             *     }
             */
            responseSchema: components["schemas"]["ResponseSchema"];
            /**
             * @description When the checkout fails if there is no answer.
             * @example 2026-03-02T09:32:41.208Z
             */
            expiresAt: components["schemas"]["Timestamp"];
            /**
             * @description The shop's total, shipping and tax included. Show it before asking for a card.
             * @example {
             *       "amount": "48.60",
             *       "currency": "USD"
             *     }
             */
            detectedTotal?: components["schemas"]["DisplayedMoney"] | undefined;
        };
        PersonName: {
            /**
             * @description Given name.
             * @example Ada
             */
            first?: string | undefined;
            /**
             * @description Family name.
             * @example Lovelace
             */
            last?: string | undefined;
        } & {
            [key: string]: unknown;
        };
        /** @enum {string} */
        Plan: "personal" | "business" | "scale";
        ProcessorPage: {
            /**
             * Format: uri
             * @description The payment processor's page to send the person to.
             * @example https://billing.example/session
             */
            url: string;
        };
        ProgressItem: {
            /**
             * @description What kind of item it is.
             * @example step
             * @enum {string}
             */
            kind: "intent_started" | "step" | "user_action" | "terminal";
            /**
             * @description What happened, in words.
             * @example Opened the product page
             */
            label: string;
            /**
             * @description Details for programs: `step`, `key`, or `code` and `message`.
             * @example {
             *       "step": "product_opened"
             *     }
             */
            data: components["schemas"]["JsonObject"];
            /**
             * @description When it happened.
             * @example 2026-03-02T09:30:00.000Z
             */
            at: components["schemas"]["Timestamp"];
            /**
             * @description Its place in the timeline.
             * @example 2
             */
            sequence: number;
        };
        Purchase: {
            /**
             * @description What is bought, in the shop's words.
             * @example {
             *       "title": "Trail Tee",
             *       "options": {
             *         "Size": "L"
             *       },
             *       "quantity": 1,
             *       "price": "32.00"
             *     }
             */
            item: components["schemas"]["PurchasedItem"];
            /**
             * @description The delivery that was chosen. Null where the shop offered no choice.
             * @example {
             *       "method": "Standard",
             *       "price": "4.90"
             *     }
             */
            delivery: {
                /**
                 * @description The shop's name of it.
                 * @example Standard
                 */
                method: string;
                /**
                 * @description Its price as the shop writes it. Null where the shop writes none.
                 * @example 4.90
                 */
                price: string | null;
            } | null;
            /**
             * @description The cost of delivery. Null where the shop does not say it apart.
             * @example {
             *       "amount": "4.90",
             *       "currency": "USD"
             *     }
             */
            shipping: components["schemas"]["DisplayedMoney"] | null;
            /**
             * @description The tax. Null where the shop does not say it apart.
             * @example null
             */
            tax: components["schemas"]["DisplayedMoney"] | null;
            /**
             * @description The total at the shop's checkout. Null until it is known.
             * @example {
             *       "amount": "48.60",
             *       "currency": "USD"
             *     }
             */
            total: components["schemas"]["DisplayedMoney"] | null;
            /**
             * @description The last four digits of the card that was entered.
             * @example 4242
             */
            cardLast4?: string | undefined;
            /**
             * @description Where the goods go, in lines as on a parcel. Only for callers that may read buyer profiles.
             * @example [
             *       "Ada Lovelace",
             *       "1 Analytical Way",
             *       "94107 San Francisco CA",
             *       "US"
             *     ]
             */
            shipTo?: string[] | undefined;
        };
        PurchasedItem: {
            /**
             * @description The product's name.
             * @example Trail Tee
             */
            title: string;
            /**
             * @description Its options as chosen.
             * @example {
             *       "Size": "L"
             *     }
             */
            options: {
                [key: string]: string;
            };
            /**
             * @description The number of pieces.
             * @example 1
             */
            quantity: number;
            /**
             * @description The price of one piece as the product's page writes it.
             * @example 32.00
             */
            price: string | null;
        };
        Quote: {
            /**
             * @description What would be bought.
             * @example [
             *       {
             *         "title": "Trail Tee",
             *         "options": {
             *           "Size": "L"
             *         },
             *         "quantity": 1,
             *         "price": {
             *           "amount": "48.60",
             *           "currency": "USD"
             *         }
             *       }
             *     ]
             */
            items: components["schemas"]["QuotedItem"][];
            /**
             * @description The cost of delivery. Null where the shop does not say it apart.
             * @example null
             */
            shipping: components["schemas"]["DisplayedMoney"] | null;
            /**
             * @description The tax. Null where the shop does not say it apart.
             * @example null
             */
            tax: components["schemas"]["DisplayedMoney"] | null;
            /**
             * @description What the order would cost in all.
             * @example {
             *       "amount": "48.60",
             *       "currency": "USD"
             *     }
             */
            total: components["schemas"]["DisplayedMoney"];
        };
        QuotedItem: {
            /**
             * @description The product's name.
             * @example Trail Tee
             */
            title: string;
            /**
             * @description Its options as chosen.
             * @example {
             *       "Size": "L"
             *     }
             */
            options: {
                [key: string]: string;
            };
            /**
             * @description The number of pieces.
             * @example 1
             */
            quantity: number;
            /**
             * @description The price of one piece.
             * @example {
             *       "amount": "48.60",
             *       "currency": "USD"
             *     }
             */
            price: components["schemas"]["DisplayedMoney"] | null;
        };
        Receipt: {
            /**
             * @description The order's total as the shop confirmed it. Null where the shop showed none.
             * @example {
             *       "amount": "48.60",
             *       "currency": "USD"
             *     }
             */
            total: components["schemas"]["Money"] | null;
            /**
             * @description The order number in the shop's own format. Null where the shop showed none. Do not parse it.
             * @example HW-10042
             */
            merchantOrderId: string | null;
            /**
             * @description Where the shop confirmed the order.
             * @example {
             *       "url": "https://shop.example/orders/10042"
             *     }
             */
            evidence: {
                /**
                 * @description The shop's page that confirmed the order.
                 * @example https://shop.example/orders/10042
                 */
                url: string;
            };
        };
        ResponseSchema: {
            /**
             * @description Always `object`.
             * @example object
             * @constant
             */
            type: "object";
            /**
             * @description The values to give, by name.
             * @example {
             *       "Size": {
             *         "type": "string",
             *         "title": "Size",
             *         "oneOf": [
             *           {
             *             "const": "L",
             *             "title": "L"
             *           }
             *         ]
             *       }
             *     }
             */
            properties: {
                [key: string]: {
                    /**
                     * @description Always `string`.
                     * @example string
                     * @constant
                     */
                    type: "string";
                    /**
                     * @description The label to show.
                     * @example Size
                     */
                    title?: string | undefined;
                    /**
                     * @description More about the value.
                     * @example As on the label of the shop
                     */
                    description?: string | undefined;
                    /**
                     * @description The fewest characters.
                     * @example 1
                     */
                    minLength?: number | undefined;
                    /**
                     * @description The most characters.
                     * @example 80
                     */
                    maxLength?: number | undefined;
                    /**
                     * @description `password` for what should not be shown while it is typed.
                     * @example password
                     */
                    format?: string | undefined;
                    /**
                     * @description The values to choose from.
                     * @example [
                     *       {
                     *         "const": "L",
                     *         "title": "L"
                     *       }
                     *     ]
                     */
                    oneOf?: {
                        /**
                         * @description The value to submit.
                         * @example L
                         */
                        const: string;
                        /**
                         * @description The label to show.
                         * @example L
                         */
                        title: string;
                    }[] | undefined;
                };
            };
            /**
             * @description The names that need a value.
             * @example [
             *       "Size"
             *     ]
             */
            required: string[];
            /**
             * @description Always false: submit no other names.
             * @example false
             * @constant
             */
            additionalProperties: false;
        };
        RevokedApiKey: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            revoked: true;
            /**
             * @description The key's id.
             * @example c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c
             */
            id: components["schemas"]["Uuid"];
        };
        RevokedWebhook: {
            /**
             * @description Always true.
             * @example true
             * @constant
             */
            revoked: true;
        };
        /** @enum {string} */
        ScopeSchema: "*" | "checkouts.read" | "checkouts.write" | "buyer-profiles.read" | "buyer-profiles.write" | "buyer-sessions.read" | "buyer-sessions.write" | "webhooks.read" | "webhooks.write" | "api-keys.read" | "api-keys.write" | "usage.read" | "usage.write" | "billing.read" | "billing.write";
        SendEventBodyInput: {
            /**
             * @description The event to send once more. Left out, a test event is sent.
             * @example c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c
             */
            eventId?: components["schemas"]["Uuid"] | undefined;
        };
        SentEvent: {
            /**
             * @description Names the event, as `webhook-id` does on the delivery.
             * @example c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c
             */
            eventId: components["schemas"]["Uuid"];
        };
        ShippingAddress: {
            /**
             * @description Street and number, and what else the address needs.
             * @example [
             *       "1 Analytical Way"
             *     ]
             */
            addressLines?: string[] | undefined;
            /**
             * @description City or town.
             * @example San Francisco
             */
            locality?: string | undefined;
            /**
             * @description State or region by its short code. US and Canadian addresses need it.
             * @example CA
             */
            administrativeAreaCode?: string | undefined;
            /**
             * @description Postal code.
             * @example 94107
             */
            postalCode?: string | undefined;
            /**
             * @description Country, ISO 3166-1 alpha-2.
             * @example US
             */
            countryCode?: string | undefined;
        } & {
            [key: string]: unknown;
        };
        SignedUp: {
            /**
             * @description The workspace's id.
             * @example c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c
             */
            tenantId: components["schemas"]["Uuid"];
            /**
             * @description The workspace's name.
             * @example Acme
             */
            name: string;
            /**
             * @description Always true for a new workspace.
             * @example true
             * @constant
             */
            sandboxOnly: true;
            /**
             * @description Host names of the sandbox merchants that a test key may buy from.
             * @example [
             *       "hartwell.localhost"
             *     ]
             */
            sandboxMerchants: string[];
            /**
             * @description The first key, of mode `test`. It is shown this once.
             * @example ck_test_…
             */
            apiKey: string;
        };
        SignupBodyInput: {
            /**
             * @description A name for the workspace.
             * @example Acme
             */
            name?: string | undefined;
            /**
             * Format: email
             * @description How to reach you. It is no login.
             * @example ada@example.com
             */
            email?: string | undefined;
        };
        Subject: string;
        Target: {
            /**
             * Format: uri
             * @description The page to buy from, usually a product's.
             * @example https://shop.example/products/trail-tee
             */
            url: string;
            /**
             * @description Leave it out.
             * @default direct_url
             * @example direct_url
             * @constant
             */
            kind: "direct_url";
            /**
             * @description What to buy in plain words: options, quantity, kind of delivery.
             * @example size L in slate
             */
            request?: string | undefined;
            /**
             * @description What is worth knowing about this shop.
             * @example The size guide runs small.
             */
            merchantContext?: string | undefined;
            /**
             * @description Further host names that the browser may go to, besides the target's own domain.
             * @example [
             *       "checkout.example"
             *     ]
             */
            allowedDomains?: components["schemas"]["Hostname"][] | undefined;
            /**
             * @description The country to browse from. Taken from the URL where it is left out.
             * @example US
             */
            countryCode?: components["schemas"]["CountryCode"] | undefined;
        } & {
            [key: string]: unknown;
        };
        TargetInput: {
            /**
             * Format: uri
             * @description The page to buy from, usually a product's.
             * @example https://shop.example/products/trail-tee
             */
            url: string;
            /**
             * @description Leave it out.
             * @example direct_url
             * @constant
             */
            kind?: "direct_url" | undefined;
            /**
             * @description What to buy in plain words: options, quantity, kind of delivery.
             * @example size L in slate
             */
            request?: string | undefined;
            /**
             * @description What is worth knowing about this shop.
             * @example The size guide runs small.
             */
            merchantContext?: string | undefined;
            /**
             * @description Further host names that the browser may go to, besides the target's own domain.
             * @example [
             *       "checkout.example"
             *     ]
             */
            allowedDomains?: components["schemas"]["Hostname"][] | undefined;
            /**
             * @description The country to browse from. Taken from the URL where it is left out.
             * @example US
             */
            countryCode?: components["schemas"]["CountryCode"] | undefined;
        } & {
            [key: string]: unknown;
        };
        /** Format: date-time */
        Timestamp: string;
        UpdateBuyerProfileBody: {
            /**
             * @description A new label. Null removes it.
             * @example Office
             */
            label?: (string | null) | undefined;
            /**
             * @description Replaces the whole name. Null removes it.
             * @example {
             *       "first": "Ada",
             *       "last": "Lovelace"
             *     }
             */
            name?: (components["schemas"]["PersonName"] | null) | undefined;
            /**
             * @description Replaces the whole contact. Null removes it.
             * @example {
             *       "email": "ada@example.com",
             *       "phone": "+14155550123"
             *     }
             */
            contact?: (components["schemas"]["Contact"] | null) | undefined;
            /**
             * @description Replaces the whole address. Null removes it.
             * @example {
             *       "addressLines": [
             *         "1 Analytical Way"
             *       ],
             *       "locality": "San Francisco",
             *       "administrativeAreaCode": "CA",
             *       "postalCode": "94107",
             *       "countryCode": "US"
             *     }
             */
            shipping?: (components["schemas"]["ShippingAddress"] | null) | undefined;
        };
        UsageReport: {
            /**
             * @description The start of the window, inclusive.
             * @example 2026-03-01T00:00:00.000Z
             */
            from: components["schemas"]["Timestamp"];
            /**
             * @description The end of the window, exclusive.
             * @example 2026-04-01T00:00:00.000Z
             */
            to: components["schemas"]["Timestamp"];
            /**
             * @description Checkouts that ended as `succeeded`.
             * @example 3
             */
            completedCheckouts: number;
            /**
             * @description By day in UTC. Days without any are left out.
             * @example [
             *       {
             *         "day": "2026-03-02",
             *         "count": 3
             *       }
             *     ]
             */
            byDay: {
                /**
                 * Format: date
                 * @description The day.
                 * @example 2026-03-02
                 */
                day: string;
                /**
                 * @description Checkouts that succeeded on it.
                 * @example 3
                 */
                count: number;
            }[];
            /**
             * @description The sum of the receipts' totals for each currency. Nothing is converted.
             * @example [
             *       {
             *         "currency": "USD",
             *         "amount": "144.00"
             *       }
             *     ]
             */
            merchandiseVolume: {
                /**
                 * @description ISO 4217 code of the currency.
                 * @example USD
                 */
                currency: components["schemas"]["CurrencyCode"];
                /**
                 * @description The sum.
                 * @example 144.00
                 */
                amount: string;
            }[];
            /**
             * @description The same for live purchases alone.
             * @example {
             *       "completedCheckouts": 0,
             *       "byDay": [],
             *       "merchandiseVolume": []
             *     }
             */
            live?: {
                /**
                 * @description Checkouts that ended as `succeeded`.
                 * @example 3
                 */
                completedCheckouts: number;
                /**
                 * @description By day in UTC. Days without any are left out.
                 * @example [
                 *       {
                 *         "day": "2026-03-02",
                 *         "count": 3
                 *       }
                 *     ]
                 */
                byDay?: {
                    /**
                     * Format: date
                     * @description The day.
                     * @example 2026-03-02
                     */
                    day: string;
                    /**
                     * @description Checkouts that succeeded on it.
                     * @example 3
                     */
                    count: number;
                }[] | undefined;
                /**
                 * @description The sum of the receipts' totals for each currency. Nothing is converted.
                 * @example [
                 *       {
                 *         "currency": "USD",
                 *         "amount": "144.00"
                 *       }
                 *     ]
                 */
                merchandiseVolume: {
                    /**
                     * @description ISO 4217 code of the currency.
                     * @example USD
                     */
                    currency: components["schemas"]["CurrencyCode"];
                    /**
                     * @description The sum.
                     * @example 144.00
                     */
                    amount: string;
                }[];
            } | undefined;
        };
        /** Format: uuid */
        Uuid: string;
        ValidationIssue: {
            /**
             * @description The kind of problem.
             * @example unrecognized_keys
             */
            code: string;
            /**
             * @description Where it is, from the top of the body or query.
             * @example [
             *       "target",
             *       "url"
             *     ]
             */
            path: (string | number)[];
            /**
             * @description What is wrong there.
             * @example must be an absolute http or https URL
             */
            message: string;
            /**
             * @description On `unrecognized_keys`: the names that are not known.
             * @example [
             *       "subjct"
             *     ]
             */
            keys?: string[] | undefined;
        };
        Waiting: {
            /**
             * @description `same_buyer`: checkouts of one buyer at one shop run one after the other.
             * @example same_buyer
             * @constant
             */
            for: "same_buyer";
            /**
             * @description The checkout that goes first. Absent where it belongs to another end user.
             * @example 9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c
             */
            checkoutId?: components["schemas"]["Uuid"] | undefined;
            /**
             * @description Whether that one waits for an answer itself.
             * @example true
             */
            untilAnswered: boolean;
        };
        Webhook: {
            /**
             * @description The endpoint's id.
             * @example c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c
             */
            id: components["schemas"]["Uuid"];
            /**
             * @description Where events are sent.
             * @example https://example.com/hooks/cartwright
             */
            url: string;
            /**
             * @description Your own name for it.
             * @example Orders
             */
            label: string | null;
            /**
             * @description When the last delivery was tried. Null if there was none.
             * @example 2026-03-02T09:32:41.208Z
             */
            lastDeliveryAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description The HTTP status that it was answered with. Null if it was not answered.
             * @example 204
             */
            lastDeliveryStatus: number | null;
            /**
             * @description Present where events of open questions carry a link to the answer page.
             * @example true
             * @constant
             */
            answerLinks?: true | undefined;
            /**
             * @description When it was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: components["schemas"]["Timestamp"];
        };
        WebhookDelivery: {
            /**
             * @description The event, as `webhook-id` names it.
             * @example c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c
             */
            eventId: components["schemas"]["Uuid"];
            /**
             * @description The endpoint's id.
             * @example c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c
             */
            endpointId: components["schemas"]["Uuid"];
            /**
             * @description Where events are sent.
             * @example https://example.com/hooks/cartwright
             */
            url: string;
            /**
             * @description The checkout that the event is about. Null for a test event.
             * @example 9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c
             */
            checkoutId: components["schemas"]["Uuid"] | null;
            /**
             * @description The checkout's status, as the event says it. Null for a test event.
             * @example succeeded
             */
            status: components["schemas"]["CheckoutStatus"] | null;
            /**
             * @description What was sent, without `answerUrl`. Absent where it can no longer be told.
             * @example {
             *       "type": "webhook.test",
             *       "createdAt": "2026-03-02T09:30:00.000Z"
             *     }
             */
            event?: components["schemas"]["WebhookEvent"] | undefined;
            /**
             * @description How often it was tried.
             * @example 1
             */
            attempts: number;
            /**
             * @description Whether an attempt was answered with a `2xx`.
             * @example true
             */
            delivered: boolean;
            /**
             * @description The HTTP status of the last attempt. Null if it was not answered.
             * @example 204
             */
            lastStatus: number | null;
            /**
             * @description When it was last tried.
             * @example 2026-03-02T09:32:41.208Z
             */
            lastAttemptAt: components["schemas"]["Timestamp"];
        };
        WebhookDeliveryList: {
            /**
             * @description The latest deliveries, newest first.
             * @example []
             */
            data: components["schemas"]["WebhookDelivery"][];
            /**
             * @description Always null: this is the whole collection.
             * @example null
             */
            nextCursor: null;
        };
        WebhookEvent: components["schemas"]["CheckoutStatusChanged"] | components["schemas"]["WebhookTest"];
        WebhookList: {
            /**
             * @description All endpoints, newest first.
             * @example [
             *       {
             *         "id": "c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c",
             *         "url": "https://example.com/hooks/cartwright",
             *         "label": "Orders",
             *         "lastDeliveryAt": "2026-03-02T09:32:41.208Z",
             *         "lastDeliveryStatus": 204,
             *         "createdAt": "2026-03-02T09:30:00.000Z"
             *       }
             *     ]
             */
            data: components["schemas"]["Webhook"][];
            /**
             * @description The same as `data`, under its older name.
             * @example [
             *       {
             *         "id": "c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c",
             *         "url": "https://example.com/hooks/cartwright",
             *         "label": "Orders",
             *         "lastDeliveryAt": "2026-03-02T09:32:41.208Z",
             *         "lastDeliveryStatus": 204,
             *         "createdAt": "2026-03-02T09:30:00.000Z"
             *       }
             *     ]
             */
            endpoints: components["schemas"]["Webhook"][];
            /**
             * @description Always null: this is the whole collection.
             * @example null
             */
            nextCursor: null;
        };
        WebhookTest: {
            /**
             * @description Always `webhook.test`.
             * @example webhook.test
             * @constant
             */
            type: "webhook.test";
            /**
             * @description When it was asked for.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: components["schemas"]["Timestamp"];
        };
        Workspace: {
            /**
             * @description The workspace's id.
             * @example c0a8012e-1b7d-4c7f-8c1e-2d3e4f5a6b7c
             */
            id: components["schemas"]["Uuid"];
            /**
             * @description The workspace's name.
             * @example Acme
             */
            name: string;
            /**
             * @description Whether only sandbox merchants can be bought from.
             * @example true
             */
            sandboxOnly: boolean;
            /**
             * @description Host names of the sandbox merchants that a test key may buy from.
             * @example [
             *       "hartwell.localhost"
             *     ]
             */
            sandboxMerchants: string[];
            /**
             * @description The workspace's plan.
             * @example business
             */
            plan: components["schemas"]["Plan"] | null;
            /**
             * @description When the workspace went live. Null before that.
             * @example 2026-03-02T09:30:00.000Z
             */
            activatedAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description When it was created.
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        WorkspaceErrorCode: "no_workspace" | "workspace_exists" | "plan_in_force";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}

export const languages = [
  { id: "curl", label: "curl" },
  { id: "typescript", label: "TypeScript" },
  { id: "python", label: "Python" },
] as const;
export type Language = (typeof languages)[number]["id"];

export interface SampleValues {
  apiUrl: string;
  /** The person's own key, or a placeholder. */
  key: string;
  /** The product to buy. */
  productUrl: string;
}

export interface Sample {
  title: string;
  code: string;
}

/** A complete first purchase in a language: start it, follow it, and print the link for answers. */
export function samplesIn(language: Language, values: SampleValues): readonly Sample[] {
  return samples[language](values);
}

const samples: Readonly<Record<Language, (values: SampleValues) => readonly Sample[]>> = {
  curl: ({ apiUrl, key, productUrl }) => [
    {
      title: "Begin a checkout",
      code: `curl ${apiUrl}/v1/checkouts \\
  -H "Authorization: Bearer ${key}" \\
  -H "Content-Type: application/json" \\
  -d '{"target": {"url": "${productUrl}"}}'`,
    },
    {
      title: "Follow it, with the id from the answer",
      code: `curl ${apiUrl}/v1/checkouts/CHECKOUT_ID \\
  -H "Authorization: Bearer ${key}"`,
    },
    {
      title: "When it asks something, get a link where a person answers",
      code: `curl -X POST ${apiUrl}/v1/checkouts/CHECKOUT_ID/answer-link \\
  -H "Authorization: Bearer ${key}"`,
    },
    {
      title: "Instead of polling: each new status goes to your webhook",
      code: `curl ${apiUrl}/v1/webhooks \\
  -H "Authorization: Bearer ${key}" \\
  -H "Content-Type: application/json" \\
  -d '{"url": "https://example.com/hooks/cartwright"}'`,
    },
  ],
  typescript: ({ apiUrl, key, productUrl }) => [
    {
      title: "first-purchase.ts, for Node 24: node first-purchase.ts",
      code: `const api = "${apiUrl}";
const key = "${key}";

async function call(method: string, path: string, body?: object) {
  const response = await fetch(api + path, {
    method,
    headers: { authorization: \`Bearer \${key}\`, "content-type": "application/json" },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

const { id } = await call("POST", "/v1/checkouts", {
  target: { url: "${productUrl}" },
});

const ended = ["succeeded", "failed", "cancelled"];
let asked = "";
for (let status = ""; !ended.includes(status); ) {
  const checkout = await call("GET", \`/v1/checkouts/\${id}\`);
  if (checkout.status !== status) console.log(checkout.status);
  status = checkout.status;
  if (status === "awaiting_user_action") {
    // A card or a password is yours to give: the link shows the question.
    const { id: question, message } = checkout.pendingUserAction;
    if (question !== asked) {
      const link = await call("POST", \`/v1/checkouts/\${id}/answer-link\`);
      console.log(message, "Answer it at", link.url);
    }
    asked = question;
  }
  if (status === "succeeded") console.log(checkout.receipt);
  if (status === "failed") console.log(checkout.failure);
  await new Promise((resolve) => setTimeout(resolve, 3000));
}`,
    },
  ],
  python: ({ apiUrl, key, productUrl }) => [
    {
      title: "first_purchase.py, with nothing but the standard library",
      code: `import json
import time
import urllib.request

API = "${apiUrl}"
KEY = "${key}"


def call(method, path, body=None):
    request = urllib.request.Request(
        API + path,
        method=method,
        headers={"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"},
        data=None if body is None else json.dumps(body).encode(),
    )
    with urllib.request.urlopen(request) as response:
        return json.load(response)


checkout = call("POST", "/v1/checkouts", {"target": {"url": "${productUrl}"}})

status = ""
asked = ""
while status not in ("succeeded", "failed", "cancelled"):
    checkout = call("GET", f"/v1/checkouts/{checkout['id']}")
    if checkout["status"] != status:
        print(checkout["status"])
    status = checkout["status"]
    if status == "awaiting_user_action":
        # A card or a password is yours to give: the link shows the question.
        question = checkout["pendingUserAction"]
        if question["id"] != asked:
            link = call("POST", f"/v1/checkouts/{checkout['id']}/answer-link", {})
            print(question["message"], "Answer it at", link["url"])
        asked = question["id"]
    if status == "succeeded":
        print(checkout["receipt"])
    if status == "failed":
        print(checkout["failure"])
    time.sleep(3)`,
    },
  ],
};

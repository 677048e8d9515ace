#!/bin/sh
# Prints an environment file with fresh keys: sh deploy/make-env.sh > .env && chmod 600 .env
set -eu
key() { openssl rand -base64 32; }
cat <<FILE
# The same for all processes of the installation. Keep a copy where the backups are: they are worth nothing without it.
POSTGRES_PASSWORD=$(openssl rand -hex 24)
VAULT_KEYS=$(date +%Y-%m):$(key)
EMBED_TOKEN_SECRET=$(key)
INTERNAL_SECRET=$(key)
OPERATIONS_TOKEN=$(openssl rand -hex 24)

# Public addresses, each behind your proxy (deploy/proxy).
BASE_URL=https://api.shop-agent.example
DASHBOARD_URL=https://app.shop-agent.example
ANSWER_URL=https://answer.shop-agent.example

# People sign in here. Without it there is only the API, with keys that the operator makes.
#OIDC_ISSUER=https://id.shop-agent.example
#OIDC_CLIENT_ID=cartwright-dashboard

# Without Stripe nothing is charged; the operator activates workspaces.
#STRIPE_SECRET_KEY=
#STRIPE_PRICE_PERSONAL=
#STRIPE_PRICE_BUSINESS=
#STRIPE_PRICE_SCALE=
#STRIPE_PRICE_COMPLETED_CHECKOUT=

# Mail to buyers: codes and links of the answer page.
#SMTP_URL=smtps://user:password@mail.example:465
#MAIL_FROM=Shop agent <no-reply@shop-agent.example>
#ANSWER_MAILS=buyer

SIGNUPS=closed
FILE

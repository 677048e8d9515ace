import { accountPage, mistakeBox } from "../account-pages/account-page.ts";
import { type Html, html, rawHtml } from "../html.ts";

export interface SignInForm {
  uid: string;
  email?: string | undefined;
  /** What was wrong with the last attempt. */
  mistake?: string | undefined;
}

export function signInPage({ uid, email, mistake }: SignInForm): Html {
  return page(
    "Sign in",
    html`<h1>Sign in to Cartwright</h1>
<p class="quiet">with an account on this machine</p>
${mistakeBox(mistake)}
<form method="post" action="/sign-in/${uid}">
${emailField(email)}
<label>Password <input name="password" type="password" autocomplete="current-password" required maxlength="200"></label>
<button>Sign in</button>
</form>
<p class="quiet">No account yet? <a href="/sign-in/${uid}/new">Open one</a></p>`,
  );
}

export function signUpPage({ uid, email, name, mistake }: SignInForm & { name?: string | undefined }): Html {
  return page(
    "Open an account",
    html`<h1>Open an account</h1>
<p class="quiet">It stays on this machine, and no mail is sent.</p>
${mistakeBox(mistake)}
<form method="post" action="/sign-in/${uid}/new">
<label>Name <input name="name" autocomplete="name" required maxlength="120" value="${name ?? ""}"></label>
${emailField(email)}
<label>Password <input name="password" type="password" autocomplete="new-password" required minlength="8" maxlength="200" aria-describedby="password-rule"></label>
<p class="quiet" id="password-rule">Eight characters or more.</p>
<button>Open the account</button>
</form>
<p class="quiet">You have one? <a href="/sign-in/${uid}">Sign in</a></p>`,
  );
}

export function staleSignInPage(): Html {
  return page(
    "Begin again",
    html`<h1>This sign-in is over</h1>
<p>It was finished already, or has waited for too long. Go back to the page that sent you here and begin again.</p>`,
  );
}

/** `form` is the provider's own, whose hidden field proves that this page was shown. */
export function signOutPage(form: string): Html {
  return page(
    "Sign out",
    html`<h1>Sign out of Cartwright?</h1>
<p class="quiet">The browser then has to be told again who you are.</p>
${rawHtml(form)}
<button form="op.logoutForm" name="logout" value="yes">Sign out</button>`,
  );
}

export function signedOutPage(): Html {
  return page("Signed out", html`<h1>You are signed out</h1>`);
}

export function refusedPage(reason: string): Html {
  return page(
    "Not possible",
    html`<h1>This sign-in is not possible</h1>
<p>${reason}</p>`,
  );
}

function emailField(email: string | undefined): Html {
  return html`<label>E-mail <input name="email" type="email" autocomplete="username" required maxlength="200" value="${email ?? ""}"></label>`;
}

function page(title: string, content: Html): Html {
  return accountPage({ title, site: "Cartwright sandbox" }, content);
}

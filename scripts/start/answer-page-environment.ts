type Environment = Readonly<Record<string, string | undefined>>;

/** Environment of the answer page's process: no vault keys, database, mail server or payment processor. */
export function answerPageEnvironment(environment: Environment): Environment {
  const own = /^(ANSWER|INTERNAL|OIDC)_|^(HOST|DATA_DIR|LOG_LEVEL|TRUST_PROXY|DATABASE_URL)$/;
  const ofMachine = /^(PATH|HOME|TMPDIR|LANG|TZ|NODE_\w+)$/;
  const names = Object.keys(environment).filter((name) => own.test(name) || ofMachine.test(name));
  const told = Object.fromEntries(names.map((name) => [name, environment[name]]));
  // Only the presence of a database URL matters here: it shows that others use the service. The page gets
  // neither the address nor the password.
  if (told.DATABASE_URL !== undefined) told.DATABASE_URL = "postgres://elsewhere/";
  return { ...told, ROLES: "answer" };
}

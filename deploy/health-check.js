// Exits with 0 where the parts that ROLES names answer on this machine. Run by the image's HEALTHCHECK.
const {
  ROLES = "api,worker,dashboard,answer",
  OPERATIONS_PORT = "4001",
  OPERATIONS_TOKEN,
  ANSWER_PORT = "4300",
} = process.env;
const roles = ROLES.split(",").map((role) => role.trim());

async function isWell(url, headers = {}) {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(3_000) });
  return response.ok;
}

const questions = [];
if (["api", "worker", "dashboard"].some((role) => roles.includes(role)))
  questions.push(
    isWell(
      `http://127.0.0.1:${OPERATIONS_PORT}/ready`,
      OPERATIONS_TOKEN ? { authorization: `Bearer ${OPERATIONS_TOKEN}` } : {},
    ),
  );
if (roles.includes("answer")) questions.push(isWell(`http://127.0.0.1:${ANSWER_PORT}/health`));

const answers = await Promise.all(questions.map((question) => question.catch(() => false)));
process.exitCode = answers.every(Boolean) ? 0 : 1;

import { routes } from "@cartwright/contract";
import { addRoute, type FastifyApp } from "../../http/route.ts";
import { type AnswerLinksDependencies, createAnswerLink } from "./create-answer-link.ts";

export function answerLinksRoutes(dependencies: AnswerLinksDependencies): (app: FastifyApp) => void {
  return (app) => {
    addRoute(app, routes.checkouts.createAnswerLink, async ({ caller, params, body }) => ({
      status: 201,
      body: await createAnswerLink(dependencies, {
        caller,
        checkoutId: params.id,
        expiresIn: body.expiresIn,
      }),
    }));
  };
}

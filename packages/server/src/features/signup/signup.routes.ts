import { routes } from "@cartwright/contract";
import { addRoute, type FastifyApp } from "../../http/route.ts";
import { type SignupDependencies, signUp } from "./sign-up.ts";

export function signupRoutes(dependencies: SignupDependencies): (app: FastifyApp) => void {
  return (app) => {
    addRoute(app, routes.signup.create, async ({ body, ip }) => ({
      status: 201,
      body: await signUp(dependencies, { ...body, ip }),
    }));
  };
}

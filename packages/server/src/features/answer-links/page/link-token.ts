import { z } from "zod";

const shape = "[\\w-]{1,100}";

/** The token of a link, as far as its form goes: it is safe in a path, a header and a cookie. */
export const LinkToken = z.string().regex(new RegExp(`^${shape}$`));

/** The path of a link for the router; other addresses are not found. */
export const linkPath = `/a/:token(^${shape}$)`;

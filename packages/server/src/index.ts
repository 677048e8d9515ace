export { type Config, ConfigError, readConfig } from "./config/config.ts";
export { type Server, startServer } from "./start-server.ts";

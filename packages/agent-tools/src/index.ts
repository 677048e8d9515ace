export { isForeignOrigin } from "./foreign-origin.ts";
export { type AgentCaller, createMcpEndpoint, type McpEndpoint } from "./mcp-endpoint.ts";

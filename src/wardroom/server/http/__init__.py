"""HTTP: routes, middleware, the client's files, errors, the OpenAPI document."""

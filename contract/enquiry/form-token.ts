/** Placeholder for the visitor's own form token in a cached page. The server fills it in per response. */
export const formTokenSlot = '{{form-token}}'

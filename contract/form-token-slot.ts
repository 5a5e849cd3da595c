/**
 * Stands in a page where a visitor's own form token belongs. The page may be remembered; whoever sends it puts the token
 * in (or nothing), so that no two visitors share one.
 */
export const formTokenSlot = '{{form-token}}'

/** Width and height of a frame in millimetres. A module of its own: pages without a planner need it, too. */
export const frameSizeLimits = { min: 300, max: 6000 }

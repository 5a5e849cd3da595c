export const hairline = '#DDD8D0'
export const onPhones = '@media (max-width: 599.95px)'
export const belowDesktops = '@media (max-width: 1199.95px)'

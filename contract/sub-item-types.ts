/** Items of type 'Product' lead to /{category}/{slug}, all others to /accessories/{slug}. */
export const subItemTypes = ['Product', 'Accessory'] as const
export type SubItemType = (typeof subItemTypes)[number]

/** The channels through which a new lead is delivered. */
export const channels = ['mail-to-staff', 'mail-to-visitor', 'webhook'] as const
export type Channel = (typeof channels)[number]

export const deliveryStates = ['waiting', 'delivered', 'dead'] as const
export type DeliveryState = (typeof deliveryStates)[number]

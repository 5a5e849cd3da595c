export const services = ['uPVC', 'ALU Home Interior', 'Commercial partition system', 'other'] as const
export type Service = (typeof services)[number]
export const defaultService: Service = 'uPVC'
export const otherService: Service = 'other'

/** The `type` of an enquiry that asks to become a dealer. */
export const dealerType = 'dealership_request'

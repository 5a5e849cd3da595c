import type { Client } from '@house/contract/client'
import { type EnquiryContext, enquiryContextHeader, writeEnquiryContext } from '@house/contract/enquiry/context'
import { issueFormToken } from '../platform/crypto/form-token.ts'
import type { Db } from '../platform/db/schema.ts'

const fillMs = 20_000

/** A client that sends a form token with each enquiry, as a browser does, so that it is not quarantined. */
export function asVisitor(api: Client, db: Db, now: () => Date, context: Partial<EnquiryContext> = {}): Client {
  return {
    ...api,
    contactUs: async (input, options = {}) => {
      const token = await issueFormToken(db, new Date(now().getTime() - fillMs))
      const header = writeEnquiryContext({ ...context, token })
      return api.contactUs(input, { ...options, headers: { ...options.headers, [enquiryContextHeader]: header } })
    },
  }
}

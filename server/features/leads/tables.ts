import type { LeadKind, LeadSource, LeadStatus } from '@house/contract/staff/lead-status'
import type { Generated, Selectable } from 'kysely'
import type { Id, Instant, Json, Once, Schema } from '../../platform/db/schema.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    enquiry: {
      id: Id
      idempotency_key: Once<string | null>
      kind: LeadKind
      customer_name: string
      phone_number: string
      email: string
      required_service: string
      otherdescription: string
      state: string
      city: string
      comment: string
      page: Generated<string>
      product: Generated<string>
      /** How the person reached us, if staff entered the lead by hand; else empty. */
      source: Generated<LeadSource | ''>
      referrer: Generated<string>
      utm: Generated<Json>
      language: Generated<string>
      consent_version: Generated<string>
      /** The plan that was sent along; empty if none. */
      plan_code: Generated<string>
      /** The version that was sent; `null` in enquiries from before it was stored. */
      plan_version: number | null
      /** Spam signals, separated by commas. */
      suspicions: Generated<string>
      /** Keyed hash of the client IP, for rate limiting; purged after an hour. */
      client: Generated<string>
      form_nonce: Generated<string>
      status: Generated<LeadStatus>
      owner_id: string | null
      next_action_at: Instant | null
      /** Of a lost lead. */
      lost_reason: Generated<string>
      /** When staff first responded. */
      first_response_at: Instant | null
      /** Normalised phone number, see leads/dedup.ts. */
      person: Generated<string>
      /** The newer enquiry of the same person, which stands for this one in the inbox. */
      superseded_by: number | null
      created_at: Once<Instant>
      /** When the enquiry arrived or staff last changed it: its retention period counts from here. */
      last_activity_at: Generated<Instant>
    }
    lead_note: { id: Id; enquiry_id: number; staff_id: string | null; text: string; at: Once<Instant> }
  }
}

export type Enquiry = Selectable<Schema['enquiry']>

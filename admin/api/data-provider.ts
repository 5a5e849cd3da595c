import type { DataProvider, GetListParams, GetManyReferenceParams, Identifier } from 'react-admin'
import { requestResource } from './client.ts'
import { staffApi } from './staff-api.ts'

export type StaffApi = DataProvider & typeof staffApi

/** How a form is saved: published, or as a draft. `publishAt` schedules it, null cancels the schedule. */
export type SaveOptions = { draft?: boolean; publishAt?: string | null }
/** Travels beside the fields: react-admin treats a `meta` parameter as part of the cache key. */
type FormData = Record<string, unknown> & { saveOptions?: SaveOptions }

export function withSaveOptions(saveOptions: SaveOptions) {
  return (fields: object): FormData => ({ ...fields, saveOptions })
}

/** The methods that react-admin calls: `listContent`, `createContent`, `publishContent`, `saveDraft` … of contract/staff/endpoints.ts. */
const crud = {
  getList: (resource: string, params: GetListParams) =>
    requestResource('GET', [resource], { search: listQuery(params) }),
  getOne: (resource: string, { id }: { id: Identifier }) => requestResource('GET', [resource, id]),
  getMany: (resource: string, { ids }: { ids: Identifier[] }) =>
    requestResource('GET', [resource], { search: { ids: ids.join(',') } }),
  getManyReference: (resource: string, { target, id, filter, ...params }: GetManyReferenceParams) =>
    requestResource('GET', [resource], { search: listQuery({ ...params, filter: { ...filter, [target]: id } }) }),
  create: (resource: string, { data: { saveOptions = {}, ...fields } }: { data: FormData }) =>
    requestResource('POST', [resource, ...draftSegment(saveOptions)], {
      body: { ...fields, ...schedule(saveOptions) },
    }),
  update: (resource: string, { id, data: { saveOptions = {}, ...fields }, previousData = {} }: UpdateParams) =>
    requestResource('PUT', [resource, id, ...draftSegment(saveOptions)], {
      body: { ...changedFields(fields, previousData), ...schedule(saveOptions) },
    }),
  updateMany: async (resource: string, { ids, data }: { ids: Identifier[]; data: object }) => {
    for (const id of ids) await requestResource('PUT', [resource, id], { body: data })
    return { data: ids }
  },
  delete: (resource: string, { id }: { id: Identifier }) => requestResource('DELETE', [resource, id]),
  deleteMany: async (resource: string, { ids }: { ids: Identifier[] }) => {
    for (const id of ids) await requestResource('DELETE', [resource, id])
    return { data: ids }
  },
}

export const dataProvider = { ...crud, ...staffApi } as StaffApi

type UpdateParams = { id: Identifier; data: FormData; previousData?: Record<string, unknown> }

function draftSegment({ draft }: SaveOptions) {
  return draft ? ['draft'] : []
}

function schedule({ publishAt }: SaveOptions) {
  return publishAt === undefined ? {} : { publish_at: publishAt }
}

/** Only the fields that differ, with the version they were changed from: the server refuses to overwrite a newer one. */
function changedFields(fields: Record<string, unknown>, previous: Record<string, unknown>) {
  const changed = Object.entries(fields).filter(([name, value]) => !haveSameJson(value, previous[name]))
  return { ...Object.fromEntries(changed), ...(previous.version !== undefined && { version: previous.version }) }
}

function haveSameJson(one: unknown, other: unknown) {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '')
}

function listQuery({ pagination, sort, filter }: GetListParams) {
  return {
    ...(pagination && { page: String(pagination.page), per_page: String(pagination.perPage) }),
    ...(sort && sort.field !== 'id' && { sort: sort.field, order: sort.order }),
    filter: JSON.stringify(filter ?? {}),
  }
}

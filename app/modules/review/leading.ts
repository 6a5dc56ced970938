import { joinField } from '#app/modules/practice/join-field.ts'
import type { RequestKind, RequestStatus } from './request-queues.ts'

type Asked = Readonly<{ kind: RequestKind; field: string; submitterType: string }>

/** Stands for the facility that an approval opens: it has no id yet. */
export const newFacility = 'new'

/** Whether a request brings somebody to a facility, so that the reviewer may decide that they lead its team. */
export function bringsSomebody({ kind, field, submitterType }: Asked): boolean {
  if (submitterType !== 'user') return false
  return kind === 'claim' || kind === 'new_doctor' || (kind === 'update_facility' && isOfPlace(field))
}

const isOfPlace = (field: string) => field === 'place' || field === joinField

/** Whether it can still be decided after the request was: somebody is there by it. */
export function canLeadLater({ status, ...asked }: Asked & { status: RequestStatus }): boolean {
  return status === 'applied' && bringsSomebody(asked)
}

import type { FormBody } from '#app/core/form/form-body.server.ts'
import type { ActingMember } from '../acting-member.ts'

/** The page on which a member acts: where an answer leads, in its root form. */
export type MemberHost = Readonly<{ path: string }>

/** What a button or form of a part of the member's page does, by the value of its field `intent`. */
export type MemberIntent = (member: ActingMember, body: FormBody, host: MemberHost) => Promise<Response>

import { type Search, withSearch } from '../core/page/with-search.ts'

/** What stands under an action link; a part of `paths`. */
export const linkPaths = {
  linkCode: (token: string) => `/${token}/code`,
  linkAccess: (token: string) => `/${token}/access`,
  linkConfirmation: (token: string) => `/${token}/confirmation`,
  linkReschedule: (token: string, search: Search = {}) => withSearch(`/${token}/reschedule`, search),
  linkCancellation: (token: string) => `/${token}/cancellation`,
  /** Where a patient says to the practice how a visit was. */
  linkFeedback: (token: string) => `/${token}/feedback`,
  linkRenewal: (token: string) => `/${token}/renewal`,
  linkCalendar: (token: string) => `/${token}/calendar.ics`,
  linkQr: (token: string) => `/${token}/qr.svg`,
  linkTicket: (token: string, search: Search = {}) => withSearch(`/${token}/ticket`, search),
  linkTicketImage: (token: string) => `/${token}/ticket.png`,
  linkAcceptance: (token: string) => `/${token}/acceptance`,
  linkRefusal: (token: string) => `/${token}/refusal`,
  linkVerification: (token: string) => `/${token}/verification`,
  linkReply: (token: string) => `/${token}/reply`,
  linkTime: (token: string) => `/${token}/time`,
} as const

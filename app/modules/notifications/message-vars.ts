import type { SiteAddress } from '#app/core/site.server.ts'

/** What messages are filled with; which of it one needs stands in the table of templates. */
export type MessageVars = Readonly<{
  /** The visit; epoch milliseconds, in the facility's IANA zone. */
  startsAt?: number
  endsAt?: number
  timeZone?: string
  /** Where it was before it was moved. */
  movedFrom?: number
  /** 1 when the patient may be elsewhere (video, telephone): the message then says the zone, and no address to go to. */
  isRemote?: number
  /** Where such a visit is. */
  mode?: 'video' | 'phone' | 'home'
  /** `appointments.ics_sequence`; with it and the times the e-mail carries a calendar file. */
  sequence?: number
  /** Of the calendar's entry, where it is an event's and no visit's. */
  eventId?: string
  /** Who is to be seen, in English letters, and in the script of a Chinese reader where they have such a name. */
  patientName?: string
  patientChineseName?: string
  /** English names and address; names that tell a specialty are left out of the message. */
  doctorName?: string
  clinicName?: string
  /** The same in the script of a Chinese reader, where there is such a name. */
  doctorChineseName?: string
  clinicChineseName?: string
  clinicAddress?: string
  /** E.164. */
  clinicPhone?: string
  reference?: string
  /** An association's name in the reader's script. */
  associationName?: string
  /** What it is about, as the association calls it: the title of a poll or an event. */
  topic?: string
  /** What an association writes to them itself. */
  note?: string
  /** Paragraphs of an association, parted by empty lines. */
  body?: string
  /** Where an association can be written to, in one line. */
  postalAddress?: string
  /** The page where the reader ends such mail, in their locale. */
  optOut?: SiteAddress
  /** In the reader's locale. */
  link?: SiteAddress
  /** One-time code and the minutes it holds. */
  code?: string
  minutes?: number
  /** The visits of a series, epoch milliseconds in their order. */
  times?: readonly number[]
  /** Until when an offer holds, epoch milliseconds. */
  answerBy?: number
}>

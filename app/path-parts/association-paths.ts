import { type Search, withSearch } from '../core/page/with-search.ts'

/** The addresses of associations; a part of `paths`. */
export const associationPaths = {
  /** The list of them, for everybody. */
  associations: () => '/association',
  associationLogin: (search: Search = {}) => withSearch('/association/login', search),
  /** Registering one; `sent` is the page after it. */
  associationSignup: (search: Search = {}) => withSearch('/association/signup', search),
  /** What an association says of itself and how it takes members, a step at a time. */
  associationOnboarding: (search: Search = {}) => withSearch('/association/onboarding', search),
  /** The paper that it has sent to reviewers, for its owner. */
  associationProof: (proof: string) => `/association-management/proof/${encodeURIComponent(proof)}`,
  /** Its page for everybody. */
  association: (slug: string) => `/association/${encodeURIComponent(slug)}`,
  /** Where an endorsement leads, by way of being counted: to its doctor from the page of the association, to that page from a profile. */
  endorsedDoctor: (slug: string, endorsement: string) =>
    `/association/${encodeURIComponent(slug)}/endorsements/${encodeURIComponent(endorsement)}/doctor`,
  endorser: (slug: string, endorsement: string) =>
    `/association/${encodeURIComponent(slug)}/endorsements/${encodeURIComponent(endorsement)}`,
  /** Its bylaws, to be saved: by everybody, by a member with a personal link, by one with an account. */
  associationBylaws: (slug: string) => `/association/${encodeURIComponent(slug)}/bylaws.pdf`,
  memberBylaws: (token: string) => `/${encodeURIComponent(token)}/association/bylaws.pdf`,
  ownBylaws: (search: Search = {}) => withSearch('/provider/4/dashboard/association/bylaws.pdf', search),
  /** Its logo in one of its sizes, the same in every language. */
  associationLogo: (id: string, side: 208 | 416 | 832) => `/media/logos/${encodeURIComponent(id)}-${side}.webp`,
  /** Where a member asks for their personal link. */
  memberLink: (slug: string, search: Search = {}) =>
    withSearch(`/association/${encodeURIComponent(slug)}/my-link`, search),
  /** The page of a member without an account, by their personal link; what their code opens, and where it is sent from and typed. */
  memberArea: (token: string) => `/${encodeURIComponent(token)}/association`,
  memberCode: (token: string) => `/${encodeURIComponent(token)}/association/code`,
  memberAccess: (token: string) => `/${encodeURIComponent(token)}/association/access`,
  /** The same for who is signed in to the provider area. */
  ownAssociations: (search: Search = {}) => withSearch('/provider/4/dashboard/association', search),
  /** Where it is managed; `reason` says why somebody was sent here. */
  associationHome: (search: Search = {}) => withSearch('/association-management', search),
  /** Whom it vouches for; `new` and `revoke` open a form. */
  associationEndorsements: (search: Search = {}) => withSearch('/association-management/endorsements', search),
  associationEvents: () => '/association-management/events',
  associationNewEvent: () => '/association-management/events/new',
  associationEvent: (id: string) => `/association-management/events/${id}`,
  associationEventForm: (id: string) => `/association-management/events/${id}/edit`,
  associationEventDoor: (id: string, search: Search = {}) =>
    withSearch(`/association-management/events/${id}/door`, search),
  /** Who keeps its door by a link; and the door as such a link opens it, with the code that comes before. */
  associationEventGreeters: (id: string) => `/association-management/events/${id}/greeters`,
  eventDoor: (token: string, search: Search = {}) => withSearch(`/${encodeURIComponent(token)}/door`, search),
  eventDoorCode: (token: string) => `/${encodeURIComponent(token)}/door/code`,
  eventDoorAccess: (token: string) => `/${encodeURIComponent(token)}/door/access`,
  associationEventFile: (id: string) => `/association-management/events/${id}/registrations.csv`,
  associationEventCertificate: (id: string, registration: string) =>
    `/association-management/events/${id}/certificates/${registration}`,
  /** An event for everybody; `sent` is the page after asking for a seat. */
  associationEventPage: (slug: string, id: string, search: Search = {}) =>
    withSearch(`/association/${encodeURIComponent(slug)}/events/${id}`, search),
  associationEventCalendar: (slug: string, id: string) =>
    `/association/${encodeURIComponent(slug)}/events/${id}/calendar.ics`,
  /** What is done with the link of a seat, and what belongs to its ticket. */
  linkSeat: (token: string) => `/${token}/seat`,
  linkSeatCode: (token: string) => `/${token}/seat.svg`,
  linkSeatCalendar: (token: string) => `/${token}/seat.ics`,
  linkSeatCertificate: (token: string) => `/${token}/certificate.pdf`,
  /** Who manages it; `form` and `person` name a form. What somebody is asked by its owner, and by a link that invites them. */
  associationAccess: (search: Search = {}) => withSearch('/association-management/access', search),
  associationOwnership: () => '/association-management/ownership',
  associationInvitation: (token: string) => `/${encodeURIComponent(token)}/invitation`,
  /** What is set for it; `form` names one of its forms. And everything it has here, as a file. */
  associationSettings: (search: Search = {}) => withSearch('/association-management/settings', search),
  associationExport: () => '/association-management/settings/export.json',
  associationMembers: (search: Search = {}) => withSearch('/association-management/members', search),
  associationMembersExport: (search: Search = {}) => withSearch('/association-management/members/export.csv', search),
  associationNewMember: () => '/association-management/members/new',
  /** One member; `part` names the form of the page that is sent. */
  associationMember: (member: string, search: Search = {}) =>
    withSearch(`/association-management/members/${encodeURIComponent(member)}`, search),
  /** Where its owner imports members, also while it waits. */
  associationImport: () => '/association-management/import',
  /** Where somebody asks to join; `sent` is the page after it. And where the mail's link leads. */
  associationJoin: (slug: string, search: Search = {}) =>
    withSearch(`/association/${encodeURIComponent(slug)}/join`, search),
  associationJoinConfirmation: (slug: string, token: string) =>
    `/association/${encodeURIComponent(slug)}/join/${encodeURIComponent(token)}`,
  /** Polls of the chosen association; `show` is which of them. */
  associationPolls: (search: Search = {}) => withSearch('/association-management/polls', search),
  associationPollNew: () => '/association-management/polls/new',
  associationPoll: (poll: string) => withSearch('/association-management/polls/poll', { poll }),
  associationPollEdit: (poll: string) => withSearch('/association-management/polls/edit', { poll }),
  associationPollExport: (poll: string) => withSearch('/association-management/polls/export', { poll }),
  /** What it tells its members, of one status or all. */
  associationAnnouncements: (search: Search = {}) => withSearch('/association-management/notifications', search),
  associationNewAnnouncement: () => '/association-management/notifications/new',
  associationAnnouncement: (id: string) => `/association-management/notifications/${encodeURIComponent(id)}`,
  associationAnnouncementForm: (id: string) => `/association-management/notifications/${encodeURIComponent(id)}/edit`,
  associationAnnouncementFile: (id: string) =>
    `/association-management/notifications/${encodeURIComponent(id)}/report.csv`,
  /** Its figures; `months` is how far back. */
  associationAnalytics: (search: Search = {}) => withSearch('/association-management/analytics', search),
  associationAnalyticsFile: (search: Search) => withSearch('/association-management/analytics/export.csv', search),
  /** Where a member ends announcements by mail; it stays open while associations are off. */
  announcementOptOut: (token: string) => `/api/messages/announcements/${token}`,
  associationLogout: () => '/association-management/logout',
} as const

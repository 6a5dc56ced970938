import { adminPaths } from './path-parts/admin-paths.ts'
import { associationPaths } from './path-parts/association-paths.ts'
import { type Search, withSearch } from './core/page/with-search.ts'
import { coordinationPaths } from './path-parts/coordination-paths.ts'
import { doctorPaths } from './path-parts/doctor-paths.ts'
import { eligibilityPaths } from './path-parts/eligibility-paths.ts'
import { linkPaths } from './path-parts/link-paths.ts'
import { i693Paths } from './path-parts/i693-paths.ts'
import { marketingPaths } from './path-parts/marketing-paths.ts'
import { officeBlogPaths } from './path-parts/office-blog-paths.ts'
import { promotionPaths } from './path-parts/promotion-paths.ts'
import { schedulingPaths } from './path-parts/scheduling-paths.ts'
import { pharmacyPaths } from './path-parts/pharmacy-paths.ts'
import { scanningPaths } from './path-parts/scanning-paths.ts'
import { supplyPaths } from './path-parts/supply-paths.ts'
import { telephonyPaths } from './path-parts/telephony-paths.ts'

/**
 * Every address of the product, in root form (without a locale's prefix). Nobody writes a path by hand:
 * `Link` and `redirect` add the prefix, `withPrefix` does for a plain address in another locale.
 */
const segment = encodeURIComponent

export const paths = {
  home: () => '/',
  /** Forms to the people who run the product; `sent` is the reference of what was sent. */
  contact: (search: Search = {}) => withSearch('/contact', search),
  concierge: (search: Search = {}) => withSearch('/contact/concierge', search),
  industryPartner: (search: Search = {}) => withSearch('/industry-partner', search),
  /** Where a payment leads back to; `s` is its session id. */
  paymentSuccess: (search: Search = {}) => withSearch('/payment/success', search),
  paymentCanceled: (search: Search = {}) => withSearch('/payment/canceled', search),
  /** An invoice, a receipt or a credit note; `paymentPaperFile` is the same as a PDF. */
  paymentPaper: (id: string) => `/provider/4/dashboard/papers/${segment(id)}`,
  paymentPaperFile: (id: string) => `/provider/4/dashboard/papers/${segment(id)}/file.pdf`,
  /** Pages of the card simulator: paying, and giving another card. */
  simulatedPayment: (ref: string) => `/payment/simulated/${segment(ref)}`,
  simulatedCard: (ref: string, search: Search = {}) => withSearch(`/payment/simulated/${segment(ref)}/card`, search),
  elderMode: () => '/elder-mode',
  /** `reason` is why: the feature is off, the role or the level. */
  unauthorized: (search: Search = {}) => withSearch('/unauthorized', search),
  webManifest: () => '/manifest.webmanifest',
  /** The plan and the ZIP code that this browser remembers; `back` is where one goes on. */
  preferences: (search: Search = {}) => withSearch('/my-plan', search),
  ...doctorPaths,
  /** The list of one's own visits: the form that asks for a code, and behind the code what one's link opens. */
  myAppointments: (search: Search = {}) => withSearch('/my-appointments', search),
  myVisits: (token: string) => `/my-appointments/${token}`,
  myVisitsOpening: (token: string) => `/my-appointments/${token}/opening`,
  myVisitsEnd: (token: string) => `/my-appointments/${token}/end`,
  myVisitCalendar: (token: string, appointmentId: string) =>
    `/my-appointments/${token}/${segment(appointmentId)}/calendar.ics`,
  specialties: () => '/specialty',
  specialty: (slug: string) => `/specialty/${segment(slug)}`,
  neighborhoods: () => '/location',
  everywhere: () => '/location/all',
  neighborhood: (slug: string) => `/location/${segment(slug)}`,
  neighborhoodAll: (slug: string, search: Search = {}) => withSearch(`/location/${segment(slug)}/all`, search),
  neighborhoodSpecialty: (neighborhood: string, specialty: string) =>
    `/location/${segment(neighborhood)}/${segment(specialty)}`,
  /** Tests, examinations and insurance. */
  labs: (search: Search = {}) => withSearch('/lab', search),
  stiTesting: () => '/lab/sti',
  labLocations: (search: Search = {}) => withSearch('/lab/locations', search),
  radiology: (search: Search = {}) => withSearch('/radiology', search),
  insurance: (search: Search = {}) => withSearch('/health-insurance', search),
  immigrationExam: () => '/app/i693',
  /** The library: topics (the address keeps its spelling), posts, policies, medicines. */
  topics: (search: Search = {}) => withSearch('/knowlege', search),
  topic: (key: string) => `/knowlege/${segment(key)}`,
  blogs: (search: Search = {}) => withSearch('/blogs', search),
  blog: (slug: string, search: Search = {}) => withSearch(`/blogs/${segment(slug)}`, search),
  blogFeed: () => '/blogs/feed.xml',
  policy: (key: string, search: Search = {}) => withSearch(`/policy/${segment(key)}`, search),
  medication: (search: Search = {}) => withSearch('/medication', search),
  /** An action link and what can be done with it; the token is base62 and needs no escaping. */
  link: (token: string) => `/${token}`,
  ...linkPaths,
  /** What search engines and chats read: the image of a page by its key (see modules/seo), and the parts of the sitemap. */
  shareImage: (key: string, shape: 'wide' | 'square', mark: string) =>
    `/share-image/${key.split('/').map(segment).join('/')}${shape === 'square' ? '.square' : ''}.png?v=${mark}`,
  /** What somebody uploaded, the same in every language: a post's cover in one of its widths, a doctor's photo (`providerPhoto`). */
  cover: (id: string, width: 600 | 1200) => `/media/covers/${segment(id)}-${width}.webp`,
  photo: (name: string) => `/media/${segment(name)}`,
  /** The drawn portrait of a fictional doctor. */
  portrait: (name: string) => `/portraits/${segment(name)}`,
  sitemap: () => '/sitemap.xml',
  sitemapPart: (part: string, page: number) => `/sitemap/${part}-${page}.xml`,
  doctorCount: (search: Search = {}) => withSearch('/api/directory/count', search),
  suggest: () => '/api/directory/suggest',
  addressLookup: (lookup: 'suggest' | 'retrieve' | 'category' | 'forward' | 'reverse' | 'validate') =>
    `/api/address/${lookup}`,
  /** The specified JSON calls, here and at a configured backend. */
  callLogin: () => '/api/provider/login',
  callLogout: () => '/api/provider/logout',
  callChangePassword: () => '/api/provider/changePassword',
  callSession: () => '/api/auth/session',
  callAssociationEnabled: () => '/api/__features__/association-enabled',
  latestBuild: () => '/builds/latest.json',
  buildMeta: (id: string) => `/builds/meta/${segment(id)}.json`,
  /** Signing in and passwords. The login of the provider area is where every 401 leads to. */
  login: (search: Search = {}) => withSearch('/provider/4/login', search),
  logout: () => '/provider/4/logout',
  forgetPassword: (search: Search = {}) => withSearch('/provider/4/forget-password', search),
  resetPassword: (token: string) => `/provider/4/forget-password/${segment(token)}`,
  changePassword: () => '/provider/change-password',
  deskChangePassword: () => '/provider/3/mgmt/change-password',
  /** A form that was sent after its session had ended; `seen` is when it was sent after all, as its page shows. */
  unsentForm: (id: string, search: Search = {}) => withSearch(`/provider/unsent/${segment(id)}`, search),
  /** How long a signed-in person may still be idle; see `IdleWarning`. */
  activity: () => '/provider/activity',
  unsentFormRemoval: (id: string) => `/provider/unsent/${segment(id)}/removal`,
  ...associationPaths,
  ...adminPaths,
  ...promotionPaths,
  ...marketingPaths,
  ...supplyPaths,
  ...i693Paths,
  ...coordinationPaths,
  ...pharmacyPaths,
  ...scanningPaths,
  ...telephonyPaths,
  /** For providers: what it offers, and the way in. */
  provider: (search: Search = {}) => withSearch('/provider', search),
  register: (search: Search = {}) => withSearch('/provider/register', search),
  onboardingSuccess: () => '/provider/onboarding-success',
  /** The summary of generation 2, and the provider's own office. */
  summary: () => '/provider/dashboard',
  office: () => '/provider/4/dashboard',
  officeContact: () => '/provider/4/dashboard/contact',
  /** Levels compared and changed; `membership` is what is paid, `deskMembership` the same to read. */
  accountLevel: (search: Search = {}) => withSearch('/provider/4/dashboard/accountlevel', search),
  upgradeDone: (search: Search = {}) => withSearch('/provider/4/dashboard/account-upgrade-done', search),
  /** The sign-ins of whoever asks and, for who leads a facility, what it tells of itself; `form` is which form is sent. */
  clinicAccount: (search: Search = {}) => withSearch('/provider/mgmt/account', search),
  membership: () => '/provider/mgmt/membership',
  deskMembership: () => '/provider/3/mgmt/membership',
  ...officeBlogPaths,
  officeTicket: (reference: string) => `/provider/4/dashboard/contact/${segment(reference)}`,
  officeContactData: (search: Search = {}) => withSearch('/provider/4/dashboard/contact/public-data', search),
  /** Setting up the own profile, a step at a time. */
  onboarding: (search: Search = {}) => withSearch('/provider/4/onboarding', search),
  /** The places where somebody practices, and the own profile. */
  clinics: (search: Search = {}) => withSearch('/provider/4/dashboard/clinics', search),
  clinicNew: (search: Search = {}) => withSearch('/provider/4/dashboard/clinics/new', search),
  /** Everything about a facility; `clinic` is one provider there. */
  clinicAt: (facility: string) => `/provider/4/dashboard/clinics/at/${segment(facility)}`,
  clinicContact: (facility: string) => `/provider/4/dashboard/clinics/at/${segment(facility)}/contact`,
  clinicPlansVerification: (facility: string) => `/provider/4/dashboard/clinics/at/${segment(facility)}/verification`,
  clinicHours: (facility: string) => `/provider/4/dashboard/clinics/at/${segment(facility)}/hours`,
  clinicRequest: () => '/provider/4/dashboard/clinics/new/place',
  clinic: (providerFacilityId: string) => `/provider/4/dashboard/clinics/${segment(providerFacilityId)}`,
  /** Somebody who asks to practice at a facility, for who leads it. */
  joinRequest: (request: string) => `/provider/4/dashboard/clinics/requests/${segment(request)}`,
  clinicVerification: (providerFacilityId: string) =>
    `/provider/4/dashboard/clinics/${segment(providerFacilityId)}/verification`,
  clinicSamePlans: (providerFacilityId: string, search: Search = {}) =>
    withSearch(`/provider/4/dashboard/clinics/${segment(providerFacilityId)}/same-plans`, search),
  clinicDeparture: (providerFacilityId: string) =>
    `/provider/4/dashboard/clinics/${segment(providerFacilityId)}/departure`,
  personal: (search: Search = {}) => withSearch('/provider/4/dashboard/clinics/edit/personal', search),
  profilePhoto: (photo: string) => `/provider/4/dashboard/clinics/edit/personal/photo/${segment(photo)}`,
  profileWithdrawal: (request: string) =>
    `/provider/4/dashboard/clinics/edit/personal/requests/${segment(request)}/withdrawal`,
  /** New addresses of one's places, and taking back what was asked for. */
  facilityAddresses: (search: Search = {}) =>
    withSearch('/provider/4/dashboard/clinics/update-facility-locations', search),
  facilityAddressWithdrawal: (request: string) =>
    `/provider/4/dashboard/clinics/update-facility-locations/${segment(request)}/withdrawal`,
  /** The front desk (generation 3). A visit is addressed by its id: nothing about a person stands in an address. */
  desk: (search: Search = {}) => withSearch('/provider/3', search),
  deskDay: (search: Search = {}) => withSearch('/provider/3/mgmt/appt', search),
  deskNew: (search: Search = {}) => withSearch('/provider/3/mgmt/appt/new', search),
  deskWalkIn: (search: Search = {}) => withSearch('/provider/3/mgmt/appt/walk-in', search),
  deskLateness: (search: Search = {}) => withSearch('/provider/3/mgmt/appt/lateness', search),
  deskScreen: (search: Search = {}) => withSearch('/provider/3/mgmt/appt/screen', search),
  /** The clinic today, and the questions before it is closed and before it opens again. */
  deskClinic: (search: Search = {}) => withSearch('/provider/3/mgmt/clinic', search),
  deskClinicClosure: (search: Search = {}) => withSearch('/provider/3/mgmt/clinic/closure', search),
  deskClinicReopening: (search: Search = {}) => withSearch('/provider/3/mgmt/clinic/reopening', search),
  deskNewSeries: (search: Search = {}) => withSearch('/provider/3/mgmt/appt/series', search),
  deskBooking: (search: Search = {}) => withSearch('/provider/3/mgmt/appt/booking', search),
  deskSheet: (search: Search = {}) => withSearch('/provider/3/mgmt/appt/day-sheet', search),
  deskLive: (search: Search = {}) => withSearch('/provider/3/mgmt/appt/live', search),
  deskCalendar: (search: Search = {}) => withSearch('/provider/3/mgmt/appt/calendar', search),
  deskCalendarEvents: (search: Search = {}) => withSearch('/provider/3/mgmt/appt/calendar/events', search),
  deskCalendarMove: () => '/provider/3/mgmt/appt/calendar/move',
  deskFeeds: () => '/provider/3/mgmt/appt/calendar/feeds',
  /** What a calendar program asks for; whoever has the address reads it. */
  calendarFeed: (token: string) => `/api/calendars/${token}/visits.ics`,
  deskBlock: (search: Search = {}) => withSearch('/provider/3/mgmt/appt/calendar/block', search),
  deskVisit: (id: string) => `/provider/3/mgmt/appt/${segment(id)}`,
  deskVisitNote: (id: string) => `/provider/3/mgmt/appt/${segment(id)}/note`,
  /** A step of a visit by its noun, such as `arrival`; some ask something first and answer GET with a page. */
  deskStep: (id: string, step: string, search: Search = {}) =>
    withSearch(`/provider/3/mgmt/appt/${segment(id)}/${step}`, search),
  /** Who waits for the doctors of a desk: a view of the day list's address. An entry has a page, and its steps stand under that. */
  deskWaitlist: (search: Search = {}) =>
    withSearch('/provider/3/mgmt/appt', new URLSearchParams([['view', 'waitlist'], ...new URLSearchParams(search)])),
  deskEntry: (id: string, search: Search = {}) => withSearch(`/provider/3/mgmt/appt/waitlist/${segment(id)}`, search),
  deskEntryStep: (id: string, step: string, search: Search = {}) =>
    withSearch(`/provider/3/mgmt/appt/waitlist/${segment(id)}/${step}`, search),
  /** Looking for a patient: what is looked for is sent, never in the address. */
  deskPatients: () => '/provider/3/mgmt/patients',
  deskPatient: (id: string) => `/provider/3/mgmt/patients/${segment(id)}`,
  deskPatientCompletion: (patient: string) => `/provider/3/mgmt/patients/${patient}/completion`,
  /** Saying that somebody is the same person as another patient, and taking it back. */
  deskPatientMerge: (id: string) => `/provider/3/mgmt/patients/${segment(id)}/merge`,
  deskPatientPair: (id: string, other: string) => `/provider/3/mgmt/patients/${segment(id)}/merge/${segment(other)}`,
  deskPatientSeparation: (id: string, merge: string) =>
    `/provider/3/mgmt/patients/${segment(id)}/separation/${segment(merge)}`,
  deskPatientNotes: (id: string) => `/provider/3/mgmt/patients/${segment(id)}/notes`,
  deskPatientNote: (id: string, note: string) => `/provider/3/mgmt/patients/${segment(id)}/notes/${segment(note)}`,
  deskSlip: (id: string) => `/provider/3/mgmt/appt/${segment(id)}/slip`,
  deskCode: (id: string) => `/provider/3/mgmt/appt/${segment(id)}/qr.svg`,
  ...eligibilityPaths,
  /** What a clinic says of itself (generation 2), a part of it, and a service that it offers; `place` is the clinic. */
  clinicFacts: (search: Search = {}) => withSearch('/provider/mgmt/clinic', search),
  clinicFactsPart: (part: string, search: Search = {}) => withSearch(`/provider/mgmt/clinic/${segment(part)}`, search),
  clinicService: (search: Search = {}) => withSearch('/provider/mgmt/clinic/service', search),
  /** What a clinic's people and itself must keep valid (generation 2), and one thing of somebody; `place` is the clinic. */
  compliance: (search: Search = {}) => withSearch('/provider/mgmt/compliance', search),
  complianceItem: (search: Search = {}) => withSearch('/provider/mgmt/compliance/item', search),
  /** What patients have said of their visits to a clinic (generation 2); `place` is the clinic. */
  feedback: (search: Search = {}) => withSearch('/provider/mgmt/feedback', search),
  /** All appointments of a clinic (generation 2). */
  clinicAppointments: (search: Search = {}) => withSearch('/provider/mgmt/appt', search),
  clinicBulk: (step: string) => `/provider/mgmt/appt/bulk/${step}`,
  clinicExport: (search: Search = {}) => withSearch('/provider/mgmt/appt/export.csv', search),
  clinicReport: (search: Search = {}) => withSearch('/provider/mgmt/appt/report', search),
  ...schedulingPaths,
  /** An invite to a team: its page, what its buttons post to, and the account it opens. */
  invite: (token: string) => `/provider/invite/${segment(token)}`,
  invitePart: (token: string, part: 'register' | 'opening' | 'acceptance' | 'refusal') =>
    `/provider/invite/${segment(token)}/${part}`,
  team: (search: Search = {}) => withSearch('/provider/4/dashboard/team', search),
  teamInvite: () => '/provider/4/dashboard/team/invite',
  teamInvitePart: (invite: string, part: 'renewal' | 'revocation') =>
    `/provider/4/dashboard/team/invites/${segment(invite)}/${part}`,
  teamMember: (seat: string, search: Search = {}) =>
    withSearch(`/provider/4/dashboard/team/members/${segment(seat)}`, search),
  teamMemberPart: (seat: string, part: 'suspension' | 'reinstatement' | 'departure' | 'ownership') =>
    `/provider/4/dashboard/team/members/${segment(seat)}/${part}`,
  /** Ends or takes up reminders by e-mail; the token is signed. */
  optOut: (token: string) => `/api/messages/opt-out/${token}`,
} as const

import type accountPage from '#app/locales/zh-Hans/account-page.json'
import type accounts from '#app/locales/zh-Hans/accounts.json'
import type address from '#app/locales/zh-Hans/address.json'
import type admin from '#app/locales/zh-Hans/admin.json'
import type analytics from '#app/locales/zh-Hans/analytics.json'
import type association from '#app/locales/zh-Hans/association.json'
import type associationAccess from '#app/locales/zh-Hans/association-access.json'
import type associationAnalytics from '#app/locales/zh-Hans/association-analytics.json'
import type associationAnnouncements from '#app/locales/zh-Hans/association-announcements.json'
import type associationChanges from '#app/locales/zh-Hans/association-changes.json'
import type associationMember from '#app/locales/zh-Hans/association-member.json'
import type associationEndorsements from '#app/locales/zh-Hans/association-endorsements.json'
import type associationEvents from '#app/locales/zh-Hans/association-events.json'
import type associationIdentity from '#app/locales/zh-Hans/association-identity.json'
import type associationSettings from '#app/locales/zh-Hans/association-settings.json'
import type associationMembers from '#app/locales/zh-Hans/association-members.json'
import type associationPolls from '#app/locales/zh-Hans/association-polls.json'
import type booking from '#app/locales/zh-Hans/booking.json'
import type clinicFacts from '#app/locales/zh-Hans/clinic-facts.json'
import type clinicPanel from '#app/locales/zh-Hans/clinic-panel.json'
import type compliance from '#app/locales/zh-Hans/compliance.json'
import type eligibility from '#app/locales/zh-Hans/eligibility.json'
import type contact from '#app/locales/zh-Hans/contact.json'
import type content from '#app/locales/zh-Hans/content.json'
import type coordination from '#app/locales/zh-Hans/coordination.json'
import type dashboard from '#app/locales/zh-Hans/dashboard.json'
import type data from '#app/locales/zh-Hans/data.json'
import type desk from '#app/locales/zh-Hans/desk.json'
import type directory from '#app/locales/zh-Hans/directory.json'
import type errors from '#app/locales/zh-Hans/errors.json'
import type exams from '#app/locales/zh-Hans/exams.json'
import type i693 from '#app/locales/zh-Hans/i693.json'
import type library from '#app/locales/zh-Hans/library.json'
import type marketing from '#app/locales/zh-Hans/marketing.json'
import type membership from '#app/locales/zh-Hans/membership.json'
import type merging from '#app/locales/zh-Hans/merging.json'
import type messages from '#app/locales/zh-Hans/messages.json'
import type migration from '#app/locales/zh-Hans/migration.json'
import type oversight from '#app/locales/zh-Hans/oversight.json'
import type payments from '#app/locales/zh-Hans/payments.json'
import type pharmacy from '#app/locales/zh-Hans/pharmacy.json'
import type practice from '#app/locales/zh-Hans/practice.json'
import type promotion from '#app/locales/zh-Hans/promotion.json'
import type review from '#app/locales/zh-Hans/review.json'
import type scanning from '#app/locales/zh-Hans/scanning.json'
import type schedule from '#app/locales/zh-Hans/schedule.json'
import type seo from '#app/locales/zh-Hans/seo.json'
import type site from '#app/locales/zh-Hans/site.json'
import type supply from '#app/locales/zh-Hans/supply.json'
import type support from '#app/locales/zh-Hans/support.json'
import type sync from '#app/locales/zh-Hans/sync.json'
import type telephony from '#app/locales/zh-Hans/telephony.json'
import type ui from '#app/locales/zh-Hans/ui.json'

/** The text namespaces: one JSON file a locale each. Keys are typed from the zh-Hans files; a test keeps the others equal. */
type Texts = {
  'account-page': typeof accountPage
  accounts: typeof accounts
  address: typeof address
  admin: typeof admin
  analytics: typeof analytics
  association: typeof association
  'association-access': typeof associationAccess
  'association-analytics': typeof associationAnalytics
  'association-announcements': typeof associationAnnouncements
  'association-changes': typeof associationChanges
  'association-events': typeof associationEvents
  'association-member': typeof associationMember
  'association-endorsements': typeof associationEndorsements
  'association-identity': typeof associationIdentity
  'association-settings': typeof associationSettings
  'association-members': typeof associationMembers
  'association-polls': typeof associationPolls
  booking: typeof booking
  'clinic-facts': typeof clinicFacts
  'clinic-panel': typeof clinicPanel
  compliance: typeof compliance
  eligibility: typeof eligibility
  contact: typeof contact
  content: typeof content
  coordination: typeof coordination
  dashboard: typeof dashboard
  data: typeof data
  desk: typeof desk
  directory: typeof directory
  errors: typeof errors
  exams: typeof exams
  i693: typeof i693
  library: typeof library
  marketing: typeof marketing
  membership: typeof membership
  merging: typeof merging
  messages: typeof messages
  migration: typeof migration
  oversight: typeof oversight
  payments: typeof payments
  pharmacy: typeof pharmacy
  practice: typeof practice
  promotion: typeof promotion
  review: typeof review
  scanning: typeof scanning
  schedule: typeof schedule
  seo: typeof seo
  site: typeof site
  supply: typeof supply
  support: typeof support
  sync: typeof sync
  telephony: typeof telephony
  ui: typeof ui
}

export type Namespace = keyof Texts

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site'
    resources: Texts
    returnNull: false
  }
}

import { id, table, text } from './columns.ts'

// Not among the tables of `index.ts`: migrations make these for what older versions kept in plain, and they go once it is sealed.

/** What visitors wrote in reports, as `change_requests` had it in plain: `after` is the JSON document. */
export const unsealedReports = table('unsealed_reports', {
  id: id(),
  contact: text('contact'),
  after: text('after').notNull(),
})

/** What migration 0020 took out of `patients`, until each row is sealed. */
export const unsealedPatients = table('unsealed_patients', {
  id: id(),
  nameEn: text('name_en').notNull(),
  nameZh: text('name_zh'),
  birthDate: text('birth_date'),
  phone: text('phone'),
  email: text('email'),
  wechat: text('wechat'),
})

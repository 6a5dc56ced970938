import type { blogCategories } from '#drizzle/schema/content.ts'
import { choosePrimaryCareDoctor } from './blog/choose-primary-care-doctor.ts'
import { firstVisitChecklist } from './blog/first-visit-checklist.ts'
import { freeInterpreter } from './blog/free-interpreter.ts'
import { helpingParentsBook } from './blog/helping-parents-book.ts'
import { hepatitisBScreening } from './blog/hepatitis-b-screening.ts'
import { herbsAndPrescriptions } from './blog/herbs-and-prescriptions.ts'
import { mammogramPreparation } from './blog/mammogram-preparation.ts'
import { medicaidOrMedicare } from './blog/medicaid-or-medicare.ts'
import { medicareOpenEnrollment } from './blog/medicare-open-enrollment.ts'
import { readingALabReport } from './blog/reading-a-lab-report.ts'
import { urgentCareOrEmergencyRoom } from './blog/urgent-care-or-emergency-room.ts'
import { vaccinesForNewcomers } from './blog/vaccines-for-newcomers.ts'
import { whatToBring } from './blog/what-to-bring.ts'
import { type BlogEntry, withReadDays } from './entry.ts'

/** A category’s id is its slug; posts name it by that. */
export const blogCategoryRows: (typeof blogCategories.$inferInsert)[] = [
  {
    id: 'choosing-a-doctor',
    slug: 'choosing-a-doctor',
    name: { 'zh-Hans': '看医生', 'zh-Hant': '看醫生', 'en-US': 'Seeing a doctor' },
    sort: 1,
  },
  {
    id: 'insurance',
    slug: 'insurance',
    name: { 'zh-Hans': '保险', 'zh-Hant': '保險', 'en-US': 'Insurance' },
    sort: 2,
  },
  {
    id: 'prevention',
    slug: 'prevention',
    name: { 'zh-Hans': '预防和检查', 'zh-Hant': '預防和檢查', 'en-US': 'Prevention and tests' },
    sort: 3,
  },
  {
    id: 'seniors',
    slug: 'seniors',
    name: { 'zh-Hans': '长辈', 'zh-Hant': '長輩', 'en-US': 'Older adults' },
    sort: 4,
  },
  {
    id: 'immigration-and-newcomers',
    slug: 'immigration-and-newcomers',
    name: { 'zh-Hans': '新移民', 'zh-Hant': '新移民', 'en-US': 'Newcomers and immigration' },
    sort: 5,
  },
]

/** The posts of the demonstration by number, oldest first. */
export const blogEntries: BlogEntry[] = [
  firstVisitChecklist,
  choosePrimaryCareDoctor,
  medicaidOrMedicare,
  freeInterpreter,
  hepatitisBScreening,
  urgentCareOrEmergencyRoom,
  whatToBring,
  vaccinesForNewcomers,
  helpingParentsBook,
  medicareOpenEnrollment,
  mammogramPreparation,
  herbsAndPrescriptions,
  readingALabReport,
].map(withReadDays)

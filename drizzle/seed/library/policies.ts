import type { PageEntry } from './entry.ts'
import { medicalDisclaimers } from './policies/medical-disclaimer.ts'
import { privacyPolicies } from './policies/privacy.ts'
import { termsOfUse } from './policies/terms-of-use.ts'

/**
 * Legal pages, each with an earlier version. `{{siteName}}`, `{{sitePhone}}` and `{{siteEmail}}` stand for the configuration and
 * are filled in when a page is rendered.
 */
export const policies: PageEntry[] = [...termsOfUse, ...privacyPolicies, ...medicalDisclaimers]

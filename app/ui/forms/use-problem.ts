import { useTranslation } from 'react-i18next'
import { readProblem } from '#app/core/form/problem.ts'
import type { Message } from './form-field.tsx'

/** Says what a form found wrong (see `problem`) in the visitor's words, from the texts of one namespace. */
export function useProblem(
  namespace:
    | 'account-page'
    | 'accounts'
    | 'address'
    | 'admin'
    | 'association'
    | 'association-access'
    | 'association-announcements'
    | 'association-changes'
    | 'association-events'
    | 'association-identity'
    | 'association-member'
    | 'association-endorsements'
    | 'association-members'
    | 'association-polls'
    | 'association-settings'
    | 'booking'
    | 'compliance'
    | 'contact'
    | 'coordination'
    | 'desk'
    | 'directory'
    | 'eligibility'
    | 'i693'
    | 'membership'
    | 'payments'
    | 'pharmacy'
    | 'practice'
    | 'promotion'
    | 'review'
    | 'scanning'
    | 'schedule'
    | 'supply'
    | 'telephony',
): Message {
  const { t } = useTranslation(namespace)
  return (text) => {
    const { key, params } = readProblem(text)
    // Keys are written by the forms of this namespace; each form's test asks for the text of every key it gives.
    return t(key as never, params)
  }
}

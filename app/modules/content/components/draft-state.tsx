import { useTranslation } from 'react-i18next'

/** What became of the text that a script keeps while somebody types; empty without one. */
export function DraftState() {
  const { t } = useTranslation('content')
  const words = {
    'data-kept': t('draft.kept'),
    'data-failed': t('draft.failed'),
    'data-signed-out': t('draft.signedOut'),
  }
  return <p className="muted" role="status" data-draft-state {...words} />
}

import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'

/** The fields of this module's forms in which somebody may have written at length. */
const names = ['words', 'body', 'patientBody', 'text', 'title', 'reason', 'questions', 'plain']

/** What somebody wrote into a form that came too late and may not be on the page any more, to be read and copied. */
export function UnsentNotice({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('coordination')
  if (!answer?.isStale) return null
  const field = fieldsOf('unsent', answer.submission, {})
  const written = names.flatMap((name) => field(name).defaultValue || [])
  return (
    <div role="alert">
      <Banner tone="warning">
        <p>{t(written.length > 0 ? 'case.unsent' : 'case.stepOver')}</p>
        {written.map((text) => (
          <p key={text} className="care-messages__body">
            {text}
          </p>
        ))}
      </Banner>
    </div>
  )
}

import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { type ErrorItem, ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import type { PersonalPart } from '../choices.ts'
import type { PartAnswer } from '../pages/take-part.server.ts'
import type { PersonalPage } from '../queries/personal-page.server.ts'
import { controlId, fieldsOf } from './sent-fields.tsx'
import { BioFields } from './bio-fields.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { FactFields } from './fact-fields.tsx'
import { LanguageFields } from './language-fields.tsx'
import { NameFields } from './name-fields.tsx'
import { PhotoField } from './photo-field.tsx'
import { SpecialtyFields } from './specialty-fields.tsx'
import { type PartFieldsProps, usePartValues } from './use-part-values.tsx'

const fieldsOfPart: Readonly<Record<PersonalPart, (props: PartFieldsProps) => ReactNode>> = {
  names: NameFields,
  specialties: SpecialtyFields,
  languages: LanguageFields,
  facts: FactFields,
  bio: BioFields,
  photo: PhotoField,
  credentials: CredentialFields,
}

type PartFormProps = {
  page: PersonalPage
  part: PersonalPart
  answer: PartAnswer | undefined
  /** Where the form is sent, and the words of its button. */
  action: string
  submit: string
  /** Beside the button, such as a way back. */
  children?: ReactNode
}

/** The form of one part of the own profile, with what stands now when somebody was quicker. */
export function PartForm({ page, part, answer, action, submit, children }: PartFormProps) {
  const { t } = useTranslation('practice')
  const message = useProblem('practice')
  const sent = answer?.submission
  const { stored, lines } = usePartValues(page, part)
  const id = `own-${part}`
  const Fields = fieldsOfPart[part]
  const items: ErrorItem[] = Object.entries(sent?.error ?? {}).flatMap(([name, keys]) =>
    keys?.[0] ? [{ id: controlId(id, name), message: message(keys[0]) }] : [],
  )
  return (
    <form
      method="post"
      action={useHref(action)}
      encType={part === 'photo' ? 'multipart/form-data' : undefined}
      className="card__body stack"
      noValidate
    >
      <ErrorSummary items={items} id={`${id}-errors`} />
      {answer?.isStale && (
        <div role="alert">
          <Banner tone="warning">
            <p>
              <b>{t('profile.stale.title')}</b>
            </p>
            <p>{lines.length > 0 ? lines.join(' · ') : t('profile.nothing')}</p>
            <p>{t('profile.stale.next')}</p>
          </Banner>
        </div>
      )}
      <input type="hidden" name="version" value={page.version} />
      <Fields
        form={id}
        page={page}
        sent={sent}
        found={answer?.found}
        field={fieldsOf(id, sent, stored)}
        message={message}
      />
      <p className="row">
        <Button>{submit}</Button>
        {children}
      </p>
    </form>
  )
}

import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { FieldError } from '#app/ui/forms/field.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, fieldError, readMetadata } from '#app/ui/forms/form-field.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { AccessData } from '../pages/access-page.server.ts'
import type { AccessProps } from './access-page.tsx'

type PersonFormProps = AccessProps & { person: NonNullable<AccessData['person']> }

function Fields({ person, answer }: Omit<PersonFormProps, 'page'>) {
  const { t } = useTranslation(['association-access', 'association-members'])
  const message = useProblem('association-access')
  const { id, role: current, version, isSelf, hasAccount } = person
  const [, fields] = useForm<Record<'role' | 'sure', string>>({
    ...{ id: 'person', lastResult: answer?.submission, defaultValue: { role: current } },
  })
  const [role, sure] = [readMetadata(fields.role), readMetadata(fields.sure)]
  const sureError = fieldError(sure, message)
  const options = (['admin', 'officer', 'member'] as const).filter((value) => hasAccount || value !== 'admin')
  return (
    <form
      method="post"
      action={useHref(paths.associationAccess({ form: 'person', person: id }))}
      className="card__body stack form"
      noValidate
    >
      <ErrorSummary items={errorItems([role, sure], message)} />
      {answer?.isStale && <Banner tone="warning">{t('errors.stale')}</Banner>}
      <input type="hidden" name="version" value={version} />
      <Fieldset id={role.id} legend={t('person.role')} error={fieldError(role, message)}>
        <RadioCards
          id={role.id}
          name={role.name}
          defaultValue={role.defaultValue}
          options={options.map((value) => ({
            value,
            label: t(value === 'member' ? 'person.remove' : `association-members:roles.${value}`),
            help: t(`person.help.${value}`),
          }))}
        />
      </Fieldset>
      {!hasAccount && <p className="muted">{t('person.noAccount')}</p>}
      {isSelf && current !== 'officer' && (
        <div>
          {sureError && <FieldError id={`${sure.id}-error`}>{sureError}</FieldError>}
          <Checkbox
            id={sure.id}
            name={sure.name}
            value="on"
            defaultChecked={sure.defaultValue === 'on'}
            aria-describedby={sureError ? `${sure.id}-error` : undefined}
          >
            {t('person.sure')}
          </Checkbox>
        </div>
      )}
      <p>
        <Button>{t('person.save')}</Button>
      </p>
    </form>
  )
}

/** What one person may do in an association, and how that is changed or ends. */
export function PersonForm({ page, person, answer }: PersonFormProps) {
  const { t } = useTranslation(['association-access', 'association-members'])
  const { id, name, role } = person
  return (
    <div className="stack">
      <p>
        <Link to={paths.associationAccess()}>{t('person.back')}</Link>
      </p>
      <PageHead title={name} lead={t(`association-members:roles.${role}`)} />
      {role === 'owner' && page.isLastOwner ? (
        <Banner>{t('person.lastOwner')}</Banner>
      ) : (
        <PanelCard id="role" title={t('person.title')}>
          <Fields person={person} answer={answer} />
        </PanelCard>
      )}
      <p>
        <Link to={paths.associationMember(id)}>{t('person.member')}</Link>
      </p>
    </div>
  )
}

import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { NewMemberData } from '../pages/new-member-page.server.ts'
import { DetailsFields } from './details-fields.tsx'

type NewMemberPageProps = { page: Omit<NewMemberData, 'head'>; answer: FormAnswer | undefined }

/** Enters one member by hand. */
export function NewMemberPage({ page: { typed }, answer }: NewMemberPageProps) {
  const { t } = useTranslation('association-members')
  const [, fields] = useForm<typeof typed>({ id: 'new', lastResult: answer?.submission, defaultValue: typed })
  return (
    <div className="stack">
      <p>
        <Link to={paths.associationMembers()}>{t('member.back')}</Link>
      </p>
      <PageHead title={t('new.title')} lead={t('new.lead')} />
      <Card className="card__body">
        <form method="post" action={useHref(paths.associationNewMember())} className="stack" noValidate>
          <DetailsFields fields={fields} />
          <p>
            <Button>{t('new.add')}</Button>
          </p>
        </form>
      </Card>
    </div>
  )
}

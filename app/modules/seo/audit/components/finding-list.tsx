import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { FindingKind } from '../finding-kinds.ts'
import type { AuditPageData } from '../pages/audit-page.server.ts'

type Found = AuditPageData['findings'][number]

/** What was typed as a reason and refused, with the page that it was about. */
export type Refused = Readonly<{ path: string; reason: string }> | undefined

function IgnoreForm({ kind, path, refused }: { kind: FindingKind; path: string; refused: Refused }) {
  const { t } = useTranslation('seo')
  const isRefused = refused?.path === path
  return (
    <form method="post" action={useHref(paths.adminSeoIgnores({ kind }))} className="audit-form" noValidate>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="path" value={path} />
      <Field label={t('ignore.reason')} error={isRefused ? t('errors.reason') : undefined} id={`reason-${path}`}>
        {(control) => (
          <TextInput {...control} name="reason" maxLength={300} defaultValue={isRefused ? refused.reason : ''} />
        )}
      </Field>
      <Button variant="line" name="intent" value="ignore">
        {t('ignore.do')}
        <span className="vh"> {path}</span>
      </Button>
    </form>
  )
}

function Restore({ kind, ignore }: { kind: FindingKind; ignore: NonNullable<Found['ignore']> }) {
  const { t } = useTranslation('seo')
  return (
    <form method="post" action={useHref(paths.adminSeoIgnores({ kind }))} className="row">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="ignore" value={ignore.id} />
      <Tag>{t('ignore.ignored')}</Tag>
      <span>{ignore.reason}</span>
      <Button variant="quiet" name="intent" value="restore">
        {t('ignore.restore')}
      </Button>
    </form>
  )
}

type FindingListProps = Pick<AuditPageData, 'findings' | 'mayRun'> & { kind: FindingKind; refused: Refused }

/** The pages on which something of one kind was found. */
export function FindingList({ kind, findings, mayRun, refused }: FindingListProps) {
  const { t } = useTranslation('seo')
  const shown = new Set<string>()
  return (
    <PanelCard id="findings" title={t(`kinds.${kind}`)}>
      <p className="card__body muted">{t(`help.${kind}`)}</p>
      <ul>
        {findings.map(({ path, detail, ignore }) => {
          const isFirst = !shown.has(path)
          shown.add(path)
          return (
            <li key={`${path} ${detail}`} className="card__body stack stack--sm">
              <p>
                <a href={path}>{path}</a> {detail && <span className="muted">{detail}</span>}
              </p>
              {isFirst && ignore && mayRun && <Restore kind={kind} ignore={ignore} />}
              {isFirst && ignore && !mayRun && (
                <p className="row">
                  <Tag>{t('ignore.ignored')}</Tag> {ignore.reason}
                </p>
              )}
              {isFirst && !ignore && mayRun && <IgnoreForm kind={kind} path={path} refused={refused} />}
            </li>
          )
        })}
      </ul>
    </PanelCard>
  )
}

import { accepted, orAnswered, toasted } from '#app/core/answer/answer.server.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { networkOf } from '#app/core/rate-limits.server.ts'
import { paths } from '#app/paths.ts'
import { beginOperatorRight, endOperatorRight } from '../commands/begin-operator-right.server.ts'
import { endedOperatorCookie, findMigrator, operatorCookie } from '../guards/migrator.server.ts'
import { operatorForm } from '../operator-form.ts'

function withCookie(answer: Response, cookie: string): Response {
  answer.headers.append('Set-Cookie', cookie)
  return answer
}

/** Begins a right with a token in this browser, or ends the one that it has. */
export async function takeOperatorToken(request: Request, clientAddress: string): Promise<Response> {
  const { step, token } = await readAnswers(request, operatorForm)
  const locale = localeOf(request)
  const t = translator(locale, 'migration')
  if (step === 'end') {
    const migrator = await findMigrator(request)
    if (migrator?.kind === 'operator') await endOperatorRight(migrator.rightId)
    return withCookie(await accepted(paths.adminMigration(), t('done.ended')), await endedOperatorCookie(request))
  }
  const words = translator(locale, 'errors')
  const said = (code: ErrorCode) => () => toasted(paths.adminMigration(), { tone: 'warning', text: words(code) })
  const right = await orAnswered(beginOperatorRight(token, networkOf(clientAddress)), {
    'accounts.operator_token_refused': said('accounts.operator_token_refused'),
    'accounts.operator_token_wait': said('accounts.operator_token_wait'),
  })
  if (typeof right !== 'string') return right
  return withCookie(await accepted(paths.adminMigration(), t('done.begun')), await operatorCookie(request, right))
}

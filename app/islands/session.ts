import { createSignIn } from './session/sign-in.ts'
import { leaveOnce } from './version/reload.ts'

/**
 * The login form: shows that a sign-in is under way and takes no second one meanwhile. It also asks whether this browser is signed in
 * already, as in another tab; then the page is opened anew, and its server leads on to where the visitor wanted to go. A page that asks
 * somebody signed in for the password again (`?reason=idle`) does not ask that. Without script the form works as it is.
 */
function enhance(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  const spinner = document.createElement('span')
  spinner.className = 'btn__spinner'
  spinner.setAttribute('aria-hidden', 'true')

  const signIn = createSignIn({
    fetcher: fetch.bind(window),
    show(status) {
      const isLoading = status === 'loading'
      form.dataset.session = status
      form.setAttribute('aria-busy', String(isLoading))
      if (isLoading) {
        button?.setAttribute('aria-disabled', 'true')
        button?.prepend(spinner)
      } else {
        button?.removeAttribute('aria-disabled')
        spinner.remove()
      }
    },
    // A server that leads back here in spite of the session is not asked again and again.
    goOn: () =>
      leaveOnce(
        () => sessionStorage,
        'signed-in-at',
        Date.now(),
        () => location.replace(location.href),
      ),
  })
  const check = () => {
    if (new URLSearchParams(location.search).get('reason') !== 'idle') void signIn.check()
  }
  form.addEventListener('submit', (event) => {
    if (!event.defaultPrevented && !signIn.submit()) event.preventDefault()
  })
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    signIn.restore()
    check()
  })
  check()
}

const form = document.querySelector('input[name="loginPassword"]')?.closest('form')
if (form) enhance(form)

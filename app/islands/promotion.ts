/** Lets the previews of an advertisement follow what is typed; without this they follow the button. */
for (const input of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-shows]')) {
  const shown = document.querySelector<HTMLElement>(`[data-live="${input.dataset['shows']}"]`)
  input.addEventListener('input', () => {
    if (shown) shown.textContent = input.value.trim() || (shown.dataset['empty'] ?? '')
  })
}

/** Chat link with a prefilled text. `phone`: digits with country and area code. */
export function messagingAddress(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}

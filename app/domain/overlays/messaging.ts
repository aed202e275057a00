/** The address that opens a chat of the messaging app with a text already written. `phone`: digits with country and area code. */
export function messagingAddress(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}

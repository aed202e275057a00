const steps = [
  {
    title: "Busque",
    text: "Digite um assunto ou escolha a prova que você vai fazer. Os filtros deixam só o que interessa.",
  },
  {
    title: "Responda",
    text: "Leia com calma, corte as alternativas que não servem e confirme. A correção vem na hora.",
  },
  {
    title: "Acompanhe",
    text: "Pontos, nível e semana ficam na sua página inicial, com o caminho para continuar de onde parou.",
  },
] as const;

export function Steps() {
  return (
    <section aria-labelledby="passos" className="border-y border-line bg-card">
      <div className="page-width py-12 sm:py-16">
        <h2 id="passos" className="text-2xl font-bold tracking-tight sm:text-3xl">
          Como funciona
        </h2>
        <ol className="mt-8 grid gap-8 sm:grid-cols-3 sm:gap-6 lg:gap-10">
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="relative pl-16 before:absolute before:top-12 before:-bottom-8 before:left-5.5 before:border-l-2 before:border-dashed before:border-line-strong before:content-[''] last:before:hidden sm:pl-0 sm:before:top-5.5 sm:before:right-2 sm:before:bottom-auto sm:before:left-15 sm:before:border-t-2 sm:before:border-l-0"
            >
              <span
                aria-hidden="true"
                className="absolute top-0 left-0 grid size-11 place-items-center rounded-full bg-primary text-lg font-bold text-on-primary sm:static"
              >
                {index + 1}
              </span>
              <h3 className="pt-2 text-lg font-semibold sm:mt-4 sm:pt-0">{title}</h3>
              <p className="mt-1.5 text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

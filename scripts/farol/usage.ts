/** What `npm run farol` alone prints: every command. */
export const USAGE = `npm run farol -- <comando>

  import enem <arquivo… | pasta…> [--images PASTA] [--inep ligacao_inep.csv]
              [--items ITENS_PROVA_2019.csv…] [--dry-run] [--json]
  import moodle-xml|gift|aiken|farol <arquivo…> [--institution ITA] [--year 2024] [--subject fisica]
              [--dry-run] [--json]
  import roster <arquivo…> --school horizonte [--year 2026] [--as-written abas,grupos,mescladas]
              [--dry-run] [--json]
              pessoas e turmas: CSV, XLSX ou OneRoster (zip)
  import tri <ITENS_PROVA_2023.csv…> [--json]    parâmetros de cada item, dos microdados do INEP
  tri score <respostas.csv> [--items PASTA] [--json]
              a nota de cada linha (caso;ano;area;co_prova;cor_prova;tp_lingua;respostas)
  import track <trilha.md…> [--images PASTA] [--force] [--json]
              publica as trilhas; as figuras da pasta são “figuras/<arquivo>” no texto
  import sisu [sisu-2025.csv.gz…] [--json]       cortes do SiSU: os que acompanham o Farol, e os destes arquivos
  sisu chance <perguntas.json> [--json]
              a chance de cada nota ([{ "key", "score" }]; key: sigla;municipio;uf;campus;curso;grau;turno;modalidade;vagas)
  sisu table <sisu-2024.csv.gz…> --out ARQUIVO   a tabela compacta de cortes que acompanha o Farol
  track check <trilha.md…> [--print] [--json]    o que falta a cada trilha para ser publicada, por linha
  item-stats <tentativas.csv> [--json]
              facilidade, discriminação e KR-20: na primeira coluna quem fez, depois a fração de cada questão
  essay score <notas.json> [--json]
              a nota de cada redação pela regra do exame: duas leituras, a terceira, a banca
  export farol|moodle-xml|gift --search '/questoes/ITA/2024' --out ARQUIVO [--limit N]
  seed bank --questions N      questões de treino geradas (retoma de onde parou)
  bank reindex [--force]       textos desenhados, palavras e filtros da busca, depois de uma versão nova (retoma)
  bank entry                   escolhe de novo as questões que um visitante responde sem conta (o relógio o faz a cada 6 h)
  bank rank                    ordens "mais respondidas" e "mais difíceis" (o relógio as refaz a cada 6 h)
  mock event --exam enem-2 --content "Simulado de dezembro" --email E --from … --until …
  seed themes                  temas de redação escritos para o Farol (renova os que já existem)
  seed tracks [--force]        publica as trilhas do Farol (content/tracks), menos as que alguém já editou
  seed solutions [--json]      as resoluções do Farol para provas reais (content/solutions), nunca sobre uma edição
  seed demo                    contas de demonstração e acervo próprio
  seed school --school horizonte --students N    estudantes, professores, turmas e cadernos, sem contas
  user create --email E --password S --name "Nome Sobrenome" [--claims pro,mentor]
              [--school azambuja --role teacher] [--verified] [--complete]
  user ask-password --email E  a pessoa escolhe uma senha nova na próxima página
  user claims --email E [--claims …] [--school … --role …]
  audit verify [--school horizonte] [--json]     confere a auditoria; sai com 1 se um registro mudou, sumiu ou trocou de lugar
  school create --school horizonte --name "Colégio Horizonte" [--phone 5511…]
  notify --content "…" --email E | --everybody | --school S | --claim C
         [--type aviso] [--link /questoes] [--from 2026-12-01T08:00-03:00] [--until …]

  --remote fala com a produção (exige wrangler autenticado)`;

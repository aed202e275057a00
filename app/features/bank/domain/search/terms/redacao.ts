/** Topic id, seed name (for people): what students type. */
export const redacaoTerms = `
13001 Argumentação: argumentação; argumento de autoridade; estratégias argumentativas redação; competência 3; argumentos; tipos de argumento
13002 Carta Argumentativa: carta argumentativa; carta aberta; carta do leitor
13003 Coesão Textual: coesão na redação; conectivos para redação; competência 4
13004 Conclusão: conclusão de redação; conclusao; parágrafo de conclusão
13005 Crônica: crônica redação; cronica; crônicas
13006 Desenvolvimento: desenvolvimento de redação; parágrafo de desenvolvimento; tópico frasal
13007 Dissertação Argumentativa: dissertação; dissertação-argumentativa; texto dissertativo-argumentativo; redação enem; redação do enem; redação nota mil; redação nota 1000; texto dissertativo argumentativo; dissertativo-argumentativo; redação
13008 Dissertação Expositiva: dissertação expositiva; texto expositivo redação
13009 Editorial: editorial; artigo de opinião redação; editoriais
13010 Introdução: introdução de redação; contextualização; tese; parágrafo de introdução; introducao
13011 Norma-Padrão: norma padrão; competência 1; norma culta redação; desvios gramaticais
13012 Planejamento do Texto: planejamento; projeto de texto; rascunho; planejar redação
13013 Proposta de Intervenção: proposta de intervenção; competência 5; agente ação meio; intervenção; proposta de intervencao
13014 Relato: relato; diário de bordo; relato pessoal
13015 Repertório Sociocultural: repertório; repertório sociocultural; citações para redação; repertorio; repertórios; alusão histórica; competência 2
13016 Resenha: resenha; resenha crítica
13017 Resumo: resumo; síntese; resumos
13018 Tema e Recorte: tema de redação; recorte temático; temas de redação; tangenciamento; fuga ao tema; propostas de redação
13019 Texto Narrativo: narração redação; narrativa; texto narrativo; narrador personagem
13020 Título: título da redação; título
`;

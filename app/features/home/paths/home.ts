export const homePaths = {
  home: () => "/",
  general: () => "/geral",
  withLogin: () => "/?login=true",
  afterDeletion: () => "/?conta=apagada",
} as const;

/** LaTeX commands with a Unicode character, for text and search. */
const symbols = `
alpha α, beta β, gamma γ, delta δ, epsilon ε, varepsilon ε, zeta ζ, eta η, theta θ, vartheta θ, iota ι, kappa κ, lambda λ, mu μ, nu ν,
xi ξ, pi π, rho ρ, sigma σ, tau τ, upsilon υ, phi φ, varphi φ, chi χ, psi ψ, omega ω, Gamma Γ, Delta Δ, Theta Θ, Lambda Λ, Xi Ξ, Pi Π,
Sigma Σ, Phi Φ, Psi Ψ, Omega Ω, times ×, cdot ·, div ÷, pm ±, mp ∓, le ≤, leq ≤, leqslant ≤, ge ≥, geq ≥, geqslant ≥, ne ≠, neq ≠,
approx ≈, equiv ≡, cong ≅, sim ~, propto ∝, infty ∞, partial ∂, nabla ∇, int ∫, oint ∮, sum Σ, prod Π, to →, rightarrow →, longrightarrow →,
leftarrow ←, leftrightarrow ↔, Rightarrow ⇒, Leftrightarrow ⇔, iff ⇔, implies ⇒, in ∈, notin ∉, subset ⊂, subseteq ⊆, supset ⊃, cup ∪, cap ∩,
emptyset ∅, varnothing ∅, forall ∀, exists ∃, neg ¬, land ∧, lor ∨, wedge ∧, vee ∨, perp ⊥, parallel ∥, angle ∠, triangle △, circ °, degree °,
prime ′, ldots …, cdots …, dots …, vdots …, ddots …, ell ℓ, hbar ħ, lbrace {, rbrace }, mid |, vert |, lvert |, rvert |,
langle ⟨, rangle ⟩, star ⋆, ast *, bullet •, therefore ∴, because ∵, setminus ∖, lt <, gt >
`;

export const latexSymbols: ReadonlyMap<string, string> = new Map(
  symbols
    .split(/,\s/)
    .map((entry) => entry.trim().split(" "))
    .map(([name = "", symbol = ""]): [string, string] => [name, symbol]),
);

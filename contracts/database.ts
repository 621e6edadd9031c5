// Generated from the migrated database by `npm run types:database`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      account_activity: {
        Row: {
          created_at: string;
          detail: string;
          id: number;
          kind: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          detail?: string;
          id?: number;
          kind: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          detail?: string;
          id?: number;
          kind?: string;
          user_id?: string;
        };
        Relationships: [

        ];
      };
      checkouts: {
        Row: {
          account_id: string;
          amount: number;
          created_at: string;
          credits: number;
          gateway: string;
          id: string;
          idempotency_key: string;
          item_id: string;
          item_kind: string;
          reference: string | null;
          return_to: string;
          seen_paid_at: string | null;
          settled_at: string | null;
          state: string;
          url: string | null;
        };
        Insert: {
          account_id: string;
          amount: number;
          created_at?: string;
          credits: number;
          gateway: string;
          id?: string;
          idempotency_key: string;
          item_id: string;
          item_kind: string;
          reference?: string | null;
          return_to: string;
          seen_paid_at?: string | null;
          settled_at?: string | null;
          state?: string;
          url?: string | null;
        };
        Update: {
          account_id?: string;
          amount?: number;
          created_at?: string;
          credits?: number;
          gateway?: string;
          id?: string;
          idempotency_key?: string;
          item_id?: string;
          item_kind?: string;
          reference?: string | null;
          return_to?: string;
          seen_paid_at?: string | null;
          settled_at?: string | null;
          state?: string;
          url?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "checkouts_account_id_fkey";
            columns: ["account_id"];
            isOneToOne: false;
            referencedRelation: "credit_accounts";
            referencedColumns: ["id"];
          },
        ];
      };
      company_events: {
        Row: {
          amount: number | null;
          amount_usd_thousand: number | null;
          created_at: string;
          currency: string | null;
          happened_on: string;
          id: string;
          kind: string;
          party: string;
          rate: number | null;
          rate_on: string | null;
          startup_id: string;
          updated_at: string;
        };
        Insert: {
          amount?: number | null;
          amount_usd_thousand?: number | null;
          created_at?: string;
          currency?: string | null;
          happened_on: string;
          id?: string;
          kind: string;
          party?: string;
          rate?: number | null;
          rate_on?: string | null;
          startup_id: string;
          updated_at?: string;
        };
        Update: {
          amount?: number | null;
          amount_usd_thousand?: number | null;
          created_at?: string;
          currency?: string | null;
          happened_on?: string;
          id?: string;
          kind?: string;
          party?: string;
          rate?: number | null;
          rate_on?: string | null;
          startup_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "company_events_startup_id_fkey";
            columns: ["startup_id"];
            isOneToOne: false;
            referencedRelation: "startups";
            referencedColumns: ["id"];
          },
        ];
      };
      credit_accounts: {
        Row: {
          balance: number;
          id: string;
          opened_at: string;
          owed: number;
          user_id: string | null;
        };
        Insert: {
          balance?: number;
          id?: string;
          opened_at?: string;
          owed?: number;
          user_id?: string | null;
        };
        Update: {
          balance?: number;
          id?: string;
          opened_at?: string;
          owed?: number;
          user_id?: string | null;
        };
        Relationships: [

        ];
      };
      credit_entries: {
        Row: {
          account_id: string;
          amount: number;
          balance_after: number;
          created_at: string;
          id: number;
          idempotency_key: string;
          kind: string;
          owed_after: number;
          reason: string;
          subject_id: string;
          subject_kind: string;
        };
        Insert: {
          account_id: string;
          amount: number;
          balance_after: number;
          created_at?: string;
          id?: number;
          idempotency_key: string;
          kind: string;
          owed_after: number;
          reason: string;
          subject_id: string;
          subject_kind: string;
        };
        Update: {
          account_id?: string;
          amount?: number;
          balance_after?: number;
          created_at?: string;
          id?: number;
          idempotency_key?: string;
          kind?: string;
          owed_after?: number;
          reason?: string;
          subject_id?: string;
          subject_kind?: string;
        };
        Relationships: [
          {
            foreignKeyName: "credit_entries_account_id_fkey";
            columns: ["account_id"];
            isOneToOne: false;
            referencedRelation: "credit_accounts";
            referencedColumns: ["id"];
          },
        ];
      };
      credit_lot_uses: {
        Row: {
          amount: number;
          entry_id: number;
          lot_id: number;
        };
        Insert: {
          amount: number;
          entry_id: number;
          lot_id: number;
        };
        Update: {
          amount?: number;
          entry_id?: number;
          lot_id?: number;
        };
        Relationships: [
          {
            foreignKeyName: "credit_lot_uses_entry_id_fkey";
            columns: ["entry_id"];
            isOneToOne: false;
            referencedRelation: "credit_entries";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "credit_lot_uses_lot_id_fkey";
            columns: ["lot_id"];
            isOneToOne: false;
            referencedRelation: "credit_lots";
            referencedColumns: ["id"];
          },
        ];
      };
      credit_lots: {
        Row: {
          account_id: string;
          amount: number;
          entry_id: number;
          expires_at: string | null;
          id: number;
          remaining: number;
          returned_from: number | null;
        };
        Insert: {
          account_id: string;
          amount: number;
          entry_id: number;
          expires_at?: string | null;
          id?: number;
          remaining: number;
          returned_from?: number | null;
        };
        Update: {
          account_id?: string;
          amount?: number;
          entry_id?: number;
          expires_at?: string | null;
          id?: number;
          remaining?: number;
          returned_from?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: "credit_lots_account_id_fkey";
            columns: ["account_id"];
            isOneToOne: false;
            referencedRelation: "credit_accounts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "credit_lots_entry_id_fkey";
            columns: ["entry_id"];
            isOneToOne: false;
            referencedRelation: "credit_entries";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "credit_lots_returned_from_fkey";
            columns: ["returned_from"];
            isOneToOne: false;
            referencedRelation: "credit_lots";
            referencedColumns: ["id"];
          },
        ];
      };
      credit_reconciliations: {
        Row: {
          accounts: number;
          differences: Json;
          id: number;
          ran_at: string;
        };
        Insert: {
          accounts: number;
          differences: Json;
          id?: number;
          ran_at?: string;
        };
        Update: {
          accounts?: number;
          differences?: Json;
          id?: number;
          ran_at?: string;
        };
        Relationships: [

        ];
      };
      criteria_readings: {
        Row: {
          asked_at: string | null;
          asks: number;
          asks_since: string | null;
          confirmed_at: string | null;
          constraints: Json;
          criteria: string;
          read_at: string;
          read_by: string;
          user_id: string;
        };
        Insert: {
          asked_at?: string | null;
          asks?: number;
          asks_since?: string | null;
          confirmed_at?: string | null;
          constraints: Json;
          criteria: string;
          read_at?: string;
          read_by: string;
          user_id: string;
        };
        Update: {
          asked_at?: string | null;
          asks?: number;
          asks_since?: string | null;
          confirmed_at?: string | null;
          constraints?: Json;
          criteria?: string;
          read_at?: string;
          read_by?: string;
          user_id?: string;
        };
        Relationships: [

        ];
      };
      deck_issue_marks: {
        Row: {
          issue_id: string;
          marked_at: string;
          run_id: string;
        };
        Insert: {
          issue_id: string;
          marked_at?: string;
          run_id: string;
        };
        Update: {
          issue_id?: string;
          marked_at?: string;
          run_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "deck_issue_marks_run_id_fkey";
            columns: ["run_id"];
            isOneToOne: false;
            referencedRelation: "deck_reviews";
            referencedColumns: ["run_id"];
          },
        ];
      };
      deck_reviews: {
        Row: {
          created_at: string;
          engine: string;
          file_name: string;
          file_sha256: string;
          other_words: Json;
          review: Json;
          run_id: string;
          score: number;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          engine: string;
          file_name: string;
          file_sha256: string;
          other_words?: Json;
          review: Json;
          run_id: string;
          score: number;
          user_id: string;
        };
        Update: {
          created_at?: string;
          engine?: string;
          file_name?: string;
          file_sha256?: string;
          other_words?: Json;
          review?: Json;
          run_id?: string;
          score?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "deck_reviews_run_id_fkey";
            columns: ["run_id"];
            isOneToOne: true;
            referencedRelation: "runs";
            referencedColumns: ["id"];
          },
        ];
      };
      fact_sources: {
        Row: {
          company_event_id: string | null;
          field: string;
          funding_round_id: string | null;
          id: string;
          investor_id: string | null;
          publisher: string;
          read_by: string;
          read_on: string;
          startup_id: string | null;
          url: string;
        };
        Insert: {
          company_event_id?: string | null;
          field: string;
          funding_round_id?: string | null;
          id?: string;
          investor_id?: string | null;
          publisher: string;
          read_by: string;
          read_on: string;
          startup_id?: string | null;
          url: string;
        };
        Update: {
          company_event_id?: string | null;
          field?: string;
          funding_round_id?: string | null;
          id?: string;
          investor_id?: string | null;
          publisher?: string;
          read_by?: string;
          read_on?: string;
          startup_id?: string | null;
          url?: string;
        };
        Relationships: [
          {
            foreignKeyName: "fact_sources_company_event_id_fkey";
            columns: ["company_event_id"];
            isOneToOne: false;
            referencedRelation: "company_events";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "fact_sources_funding_round_id_fkey";
            columns: ["funding_round_id"];
            isOneToOne: false;
            referencedRelation: "funding_rounds";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "fact_sources_investor_id_fkey";
            columns: ["investor_id"];
            isOneToOne: false;
            referencedRelation: "investors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "fact_sources_startup_id_fkey";
            columns: ["startup_id"];
            isOneToOne: false;
            referencedRelation: "startups";
            referencedColumns: ["id"];
          },
        ];
      };
      free_reviews: {
        Row: {
          account_id: string;
          claimant: string;
          given_at: string;
          run_id: string | null;
        };
        Insert: {
          account_id: string;
          claimant: string;
          given_at?: string;
          run_id?: string | null;
        };
        Update: {
          account_id?: string;
          claimant?: string;
          given_at?: string;
          run_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "free_reviews_account_id_fkey";
            columns: ["account_id"];
            isOneToOne: true;
            referencedRelation: "credit_accounts";
            referencedColumns: ["id"];
          },
        ];
      };
      funding_round_investors: {
        Row: {
          funding_round_id: string;
          investor_id: string;
          is_lead: boolean;
        };
        Insert: {
          funding_round_id: string;
          investor_id: string;
          is_lead?: boolean;
        };
        Update: {
          funding_round_id?: string;
          investor_id?: string;
          is_lead?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: "funding_round_investors_funding_round_id_fkey";
            columns: ["funding_round_id"];
            isOneToOne: false;
            referencedRelation: "funding_rounds";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "funding_round_investors_investor_id_fkey";
            columns: ["investor_id"];
            isOneToOne: false;
            referencedRelation: "investors";
            referencedColumns: ["id"];
          },
        ];
      };
      funding_rounds: {
        Row: {
          amount: number | null;
          amount_usd_thousand: number | null;
          announced_on: string;
          created_at: string;
          currency: string | null;
          id: string;
          is_sample: boolean;
          kind: string;
          rate: number | null;
          rate_on: string | null;
          startup_id: string;
          updated_at: string;
        };
        Insert: {
          amount?: number | null;
          amount_usd_thousand?: number | null;
          announced_on: string;
          created_at?: string;
          currency?: string | null;
          id?: string;
          is_sample?: boolean;
          kind: string;
          rate?: number | null;
          rate_on?: string | null;
          startup_id: string;
          updated_at?: string;
        };
        Update: {
          amount?: number | null;
          amount_usd_thousand?: number | null;
          announced_on?: string;
          created_at?: string;
          currency?: string | null;
          id?: string;
          is_sample?: boolean;
          kind?: string;
          rate?: number | null;
          rate_on?: string | null;
          startup_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "funding_rounds_startup_id_fkey";
            columns: ["startup_id"];
            isOneToOne: false;
            referencedRelation: "startups";
            referencedColumns: ["id"];
          },
        ];
      };
      introductions: {
        Row: {
          answered_at: string | null;
          asked_by: string;
          asked_of: string;
          created_at: string;
          id: string;
          investor_id: string;
          message: string;
          startup_id: string;
          state: string;
        };
        Insert: {
          answered_at?: string | null;
          asked_by: string;
          asked_of: string;
          created_at?: string;
          id?: string;
          investor_id: string;
          message?: string;
          startup_id: string;
          state?: string;
        };
        Update: {
          answered_at?: string | null;
          asked_by?: string;
          asked_of?: string;
          created_at?: string;
          id?: string;
          investor_id?: string;
          message?: string;
          startup_id?: string;
          state?: string;
        };
        Relationships: [
          {
            foreignKeyName: "introductions_investor_id_fkey";
            columns: ["investor_id"];
            isOneToOne: false;
            referencedRelation: "investors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "introductions_startup_id_fkey";
            columns: ["startup_id"];
            isOneToOne: false;
            referencedRelation: "startups";
            referencedColumns: ["id"];
          },
        ];
      };
      investor_profiles: {
        Row: {
          address: string;
          cheque_currency: string | null;
          cheque_max: number | null;
          cheque_min: number | null;
          city: string;
          company_email: string;
          completed_at: string | null;
          country: string | null;
          created_at: string;
          description: string;
          founded_year: number | null;
          investment_stages: string[];
          investor_id: string | null;
          investor_types: string[];
          match_criteria: string;
          name: string;
          published_at: string | null;
          tagline: string;
          target_industries: string[];
          target_regions: string[];
          updated_at: string;
          user_id: string;
          version: number;
          website: string;
        };
        Insert: {
          address?: string;
          cheque_currency?: string | null;
          cheque_max?: number | null;
          cheque_min?: number | null;
          city?: string;
          company_email?: string;
          completed_at?: string | null;
          country?: string | null;
          created_at?: string;
          description?: string;
          founded_year?: number | null;
          investment_stages?: string[];
          investor_id?: string | null;
          investor_types?: string[];
          match_criteria?: string;
          name?: string;
          published_at?: string | null;
          tagline?: string;
          target_industries?: string[];
          target_regions?: string[];
          updated_at?: string;
          user_id: string;
          version?: number;
          website?: string;
        };
        Update: {
          address?: string;
          cheque_currency?: string | null;
          cheque_max?: number | null;
          cheque_min?: number | null;
          city?: string;
          company_email?: string;
          completed_at?: string | null;
          country?: string | null;
          created_at?: string;
          description?: string;
          founded_year?: number | null;
          investment_stages?: string[];
          investor_id?: string | null;
          investor_types?: string[];
          match_criteria?: string;
          name?: string;
          published_at?: string | null;
          tagline?: string;
          target_industries?: string[];
          target_regions?: string[];
          updated_at?: string;
          user_id?: string;
          version?: number;
          website?: string;
        };
        Relationships: [
          {
            foreignKeyName: "investor_profiles_investor_id_fkey";
            columns: ["investor_id"];
            isOneToOne: true;
            referencedRelation: "investors";
            referencedColumns: ["id"];
          },
        ];
      };
      investors: {
        Row: {
          address: string;
          city: string;
          country: string;
          created_at: string;
          description: string;
          description_id: string | null;
          description_th: string | null;
          description_vi: string | null;
          description_zh: string | null;
          founded_year: number | null;
          id: string;
          investment_stages: string[];
          investor_types: string[];
          is_published: boolean;
          is_sample: boolean;
          logo: string;
          machine_texts: string[];
          name: string;
          published_at: string | null;
          slug: string;
          tagline: string;
          tagline_id: string | null;
          tagline_th: string | null;
          tagline_vi: string | null;
          tagline_zh: string | null;
          target_industries: string[];
          target_regions: string[];
          text_language: string;
          updated_at: string;
          website: string | null;
        };
        Insert: {
          address?: string;
          city?: string;
          country: string;
          created_at?: string;
          description?: string;
          description_id?: string | null;
          description_th?: string | null;
          description_vi?: string | null;
          description_zh?: string | null;
          founded_year?: number | null;
          id?: string;
          investment_stages?: string[];
          investor_types: string[];
          is_published?: boolean;
          is_sample?: boolean;
          logo?: string;
          machine_texts?: string[];
          name: string;
          published_at?: string | null;
          slug: string;
          tagline?: string;
          tagline_id?: string | null;
          tagline_th?: string | null;
          tagline_vi?: string | null;
          tagline_zh?: string | null;
          target_industries?: string[];
          target_regions?: string[];
          text_language?: string;
          updated_at?: string;
          website?: string | null;
        };
        Update: {
          address?: string;
          city?: string;
          country?: string;
          created_at?: string;
          description?: string;
          description_id?: string | null;
          description_th?: string | null;
          description_vi?: string | null;
          description_zh?: string | null;
          founded_year?: number | null;
          id?: string;
          investment_stages?: string[];
          investor_types?: string[];
          is_published?: boolean;
          is_sample?: boolean;
          logo?: string;
          machine_texts?: string[];
          name?: string;
          published_at?: string | null;
          slug?: string;
          tagline?: string;
          tagline_id?: string | null;
          tagline_th?: string | null;
          tagline_vi?: string | null;
          tagline_zh?: string | null;
          target_industries?: string[];
          target_regions?: string[];
          text_language?: string;
          updated_at?: string;
          website?: string | null;
        };
        Relationships: [

        ];
      };
      invoices: {
        Row: {
          account_id: string;
          amount: number;
          amount_disputed: number;
          amount_refunded: number;
          credits: number;
          credits_reversed: number;
          document_url: string | null;
          gateway: string;
          id: string;
          issued_at: string;
          item_id: string;
          item_kind: string;
          number: string;
          paid_at: string | null;
          payment_reference: string | null;
          period_end: string | null;
          period_start: string | null;
          reference: string;
          state: string;
          subscription_reference: string | null;
        };
        Insert: {
          account_id: string;
          amount: number;
          amount_disputed?: number;
          amount_refunded?: number;
          credits: number;
          credits_reversed?: number;
          document_url?: string | null;
          gateway: string;
          id?: string;
          issued_at?: string;
          item_id: string;
          item_kind: string;
          number?: string;
          paid_at?: string | null;
          payment_reference?: string | null;
          period_end?: string | null;
          period_start?: string | null;
          reference: string;
          state: string;
          subscription_reference?: string | null;
        };
        Update: {
          account_id?: string;
          amount?: number;
          amount_disputed?: number;
          amount_refunded?: number;
          credits?: number;
          credits_reversed?: number;
          document_url?: string | null;
          gateway?: string;
          id?: string;
          issued_at?: string;
          item_id?: string;
          item_kind?: string;
          number?: string;
          paid_at?: string | null;
          payment_reference?: string | null;
          period_end?: string | null;
          period_start?: string | null;
          reference?: string;
          state?: string;
          subscription_reference?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "invoices_account_id_fkey";
            columns: ["account_id"];
            isOneToOne: false;
            referencedRelation: "credit_accounts";
            referencedColumns: ["id"];
          },
        ];
      };
      kept_forms: {
        Row: {
          based_on_version: number;
          device: string;
          form: string;
          replaced: Json | null;
          revision: number;
          updated_at: string;
          user_id: string;
          values: Json;
        };
        Insert: {
          based_on_version: number;
          device?: string;
          form: string;
          replaced?: Json | null;
          revision?: number;
          updated_at?: string;
          user_id: string;
          values: Json;
        };
        Update: {
          based_on_version?: number;
          device?: string;
          form?: string;
          replaced?: Json | null;
          revision?: number;
          updated_at?: string;
          user_id?: string;
          values?: Json;
        };
        Relationships: [

        ];
      };
      match_feedback: {
        Row: {
          id: string;
          investor_id: string | null;
          kind: string;
          reason: string;
          said_at: string;
          startup_id: string | null;
          user_id: string;
        };
        Insert: {
          id?: string;
          investor_id?: string | null;
          kind: string;
          reason?: string;
          said_at?: string;
          startup_id?: string | null;
          user_id: string;
        };
        Update: {
          id?: string;
          investor_id?: string | null;
          kind?: string;
          reason?: string;
          said_at?: string;
          startup_id?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "match_feedback_investor_id_fkey";
            columns: ["investor_id"];
            isOneToOne: false;
            referencedRelation: "investors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "match_feedback_startup_id_fkey";
            columns: ["startup_id"];
            isOneToOne: false;
            referencedRelation: "startups";
            referencedColumns: ["id"];
          },
        ];
      };
      match_results: {
        Row: {
          against: string;
          conflicts: string[];
          investor_id: string | null;
          is_doubtful: boolean;
          other_words: Json;
          place: number;
          points: Json;
          quote: Json | null;
          rate: number;
          reasons: string[];
          run_id: string;
          shared: string | null;
          shares: Json | null;
          startup_id: string | null;
          telling: string | null;
        };
        Insert: {
          against: string;
          conflicts?: string[];
          investor_id?: string | null;
          is_doubtful?: boolean;
          other_words?: Json;
          place: number;
          points?: Json;
          quote?: Json | null;
          rate: number;
          reasons: string[];
          run_id: string;
          shared?: string | null;
          shares?: Json | null;
          startup_id?: string | null;
          telling?: string | null;
        };
        Update: {
          against?: string;
          conflicts?: string[];
          investor_id?: string | null;
          is_doubtful?: boolean;
          other_words?: Json;
          place?: number;
          points?: Json;
          quote?: Json | null;
          rate?: number;
          reasons?: string[];
          run_id?: string;
          shared?: string | null;
          shares?: Json | null;
          startup_id?: string | null;
          telling?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "match_results_investor_id_fkey";
            columns: ["investor_id"];
            isOneToOne: false;
            referencedRelation: "investors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "match_results_run_id_fkey";
            columns: ["run_id"];
            isOneToOne: false;
            referencedRelation: "runs";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "match_results_startup_id_fkey";
            columns: ["startup_id"];
            isOneToOne: false;
            referencedRelation: "startups";
            referencedColumns: ["id"];
          },
        ];
      };
      model_calls: {
        Row: {
          cost_micros: number;
          created_at: string;
          id: number;
          input_tokens: number;
          model: string;
          outcome: string;
          output_tokens: number;
          purpose: string;
          run_id: string | null;
          subject_id: string | null;
        };
        Insert: {
          cost_micros?: number;
          created_at?: string;
          id?: number;
          input_tokens?: number;
          model: string;
          outcome: string;
          output_tokens?: number;
          purpose: string;
          run_id?: string | null;
          subject_id?: string | null;
        };
        Update: {
          cost_micros?: number;
          created_at?: string;
          id?: number;
          input_tokens?: number;
          model?: string;
          outcome?: string;
          output_tokens?: number;
          purpose?: string;
          run_id?: string | null;
          subject_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "model_calls_run_id_fkey";
            columns: ["run_id"];
            isOneToOne: false;
            referencedRelation: "runs";
            referencedColumns: ["id"];
          },
        ];
      };
      moved_addresses: {
        Row: {
          kind: string;
          moved_at: string;
          name: string;
          of_merge: boolean;
          to_id: string;
        };
        Insert: {
          kind: string;
          moved_at?: string;
          name: string;
          of_merge?: boolean;
          to_id: string;
        };
        Update: {
          kind?: string;
          moved_at?: string;
          name?: string;
          of_merge?: boolean;
          to_id?: string;
        };
        Relationships: [

        ];
      };
      news: {
        Row: {
          author: string;
          body: string;
          body_id: string | null;
          body_th: string | null;
          body_vi: string | null;
          body_zh: string | null;
          category: string | null;
          checked_by: string;
          corrections: Json;
          created_at: string;
          excerpt: string;
          excerpt_id: string | null;
          excerpt_th: string | null;
          excerpt_vi: string | null;
          excerpt_zh: string | null;
          funding_round_id: string | null;
          id: string;
          image: string | null;
          image_alt: string;
          image_alt_id: string | null;
          image_alt_th: string | null;
          image_alt_vi: string | null;
          image_alt_zh: string | null;
          image_credit: string;
          image_licence: string;
          is_published: boolean;
          is_sample: boolean;
          made_by: string;
          published_at: string | null;
          slug: string | null;
          source_url: string | null;
          sources: Json;
          title: string;
          title_id: string | null;
          title_th: string | null;
          title_vi: string | null;
          title_zh: string | null;
          unread_languages: string[];
          updated_at: string;
        };
        Insert: {
          author?: string;
          body?: string;
          body_id?: string | null;
          body_th?: string | null;
          body_vi?: string | null;
          body_zh?: string | null;
          category?: string | null;
          checked_by?: string;
          corrections?: Json;
          created_at?: string;
          excerpt?: string;
          excerpt_id?: string | null;
          excerpt_th?: string | null;
          excerpt_vi?: string | null;
          excerpt_zh?: string | null;
          funding_round_id?: string | null;
          id?: string;
          image?: string | null;
          image_alt?: string;
          image_alt_id?: string | null;
          image_alt_th?: string | null;
          image_alt_vi?: string | null;
          image_alt_zh?: string | null;
          image_credit?: string;
          image_licence?: string;
          is_published?: boolean;
          is_sample?: boolean;
          made_by?: string;
          published_at?: string | null;
          slug?: string | null;
          source_url?: string | null;
          sources?: Json;
          title: string;
          title_id?: string | null;
          title_th?: string | null;
          title_vi?: string | null;
          title_zh?: string | null;
          unread_languages?: string[];
          updated_at?: string;
        };
        Update: {
          author?: string;
          body?: string;
          body_id?: string | null;
          body_th?: string | null;
          body_vi?: string | null;
          body_zh?: string | null;
          category?: string | null;
          checked_by?: string;
          corrections?: Json;
          created_at?: string;
          excerpt?: string;
          excerpt_id?: string | null;
          excerpt_th?: string | null;
          excerpt_vi?: string | null;
          excerpt_zh?: string | null;
          funding_round_id?: string | null;
          id?: string;
          image?: string | null;
          image_alt?: string;
          image_alt_id?: string | null;
          image_alt_th?: string | null;
          image_alt_vi?: string | null;
          image_alt_zh?: string | null;
          image_credit?: string;
          image_licence?: string;
          is_published?: boolean;
          is_sample?: boolean;
          made_by?: string;
          published_at?: string | null;
          slug?: string | null;
          source_url?: string | null;
          sources?: Json;
          title?: string;
          title_id?: string | null;
          title_th?: string | null;
          title_vi?: string | null;
          title_zh?: string | null;
          unread_languages?: string[];
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "news_funding_round_id_fkey";
            columns: ["funding_round_id"];
            isOneToOne: false;
            referencedRelation: "funding_rounds";
            referencedColumns: ["id"];
          },
        ];
      };
      news_investors: {
        Row: {
          investor_id: string;
          news_id: string;
          position: number;
        };
        Insert: {
          investor_id: string;
          news_id: string;
          position?: number;
        };
        Update: {
          investor_id?: string;
          news_id?: string;
          position?: number;
        };
        Relationships: [
          {
            foreignKeyName: "news_investors_investor_id_fkey";
            columns: ["investor_id"];
            isOneToOne: false;
            referencedRelation: "investors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "news_investors_news_id_fkey";
            columns: ["news_id"];
            isOneToOne: false;
            referencedRelation: "news";
            referencedColumns: ["id"];
          },
        ];
      };
      news_startups: {
        Row: {
          news_id: string;
          position: number;
          startup_id: string;
        };
        Insert: {
          news_id: string;
          position?: number;
          startup_id: string;
        };
        Update: {
          news_id?: string;
          position?: number;
          startup_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "news_startups_news_id_fkey";
            columns: ["news_id"];
            isOneToOne: false;
            referencedRelation: "news";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "news_startups_startup_id_fkey";
            columns: ["startup_id"];
            isOneToOne: false;
            referencedRelation: "startups";
            referencedColumns: ["id"];
          },
        ];
      };
      payment_customers: {
        Row: {
          account_id: string;
          gateway: string;
          gone_at: string | null;
          reference: string;
        };
        Insert: {
          account_id: string;
          gateway: string;
          gone_at?: string | null;
          reference: string;
        };
        Update: {
          account_id?: string;
          gateway?: string;
          gone_at?: string | null;
          reference?: string;
        };
        Relationships: [
          {
            foreignKeyName: "payment_customers_account_id_fkey";
            columns: ["account_id"];
            isOneToOne: false;
            referencedRelation: "credit_accounts";
            referencedColumns: ["id"];
          },
        ];
      };
      payment_events: {
        Row: {
          attempts: number;
          failure: string | null;
          gateway: string;
          handled_at: string | null;
          kind: string;
          received_at: string;
          reference: string;
          subject: string;
        };
        Insert: {
          attempts?: number;
          failure?: string | null;
          gateway: string;
          handled_at?: string | null;
          kind: string;
          received_at?: string;
          reference: string;
          subject: string;
        };
        Update: {
          attempts?: number;
          failure?: string | null;
          gateway?: string;
          handled_at?: string | null;
          kind?: string;
          received_at?: string;
          reference?: string;
          subject?: string;
        };
        Relationships: [

        ];
      };
      profile_files: {
        Row: {
          bytes: number;
          kind: string;
          name: string;
          pages: number | null;
          path: string;
          sha256: string;
          uploaded_at: string;
          user_id: string;
        };
        Insert: {
          bytes: number;
          kind: string;
          name: string;
          pages?: number | null;
          path: string;
          sha256: string;
          uploaded_at?: string;
          user_id: string;
        };
        Update: {
          bytes?: number;
          kind?: string;
          name?: string;
          pages?: number | null;
          path?: string;
          sha256?: string;
          uploaded_at?: string;
          user_id?: string;
        };
        Relationships: [

        ];
      };
      profiles: {
        Row: {
          created_at: string;
          id: string;
          language: string;
          mails_news: boolean;
          mails_results: boolean;
          role: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          language?: string;
          mails_news?: boolean;
          mails_results?: boolean;
          role?: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          language?: string;
          mails_news?: boolean;
          mails_results?: boolean;
          role?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [

        ];
      };
      publications: {
        Row: {
          created_at: string;
          engine: string;
          findings: Json;
          other_words: Json;
          run_id: string;
          user_id: string;
          verdict: string;
          version: number;
          website: string | null;
          website_responded: boolean | null;
        };
        Insert: {
          created_at?: string;
          engine: string;
          findings: Json;
          other_words?: Json;
          run_id: string;
          user_id: string;
          verdict: string;
          version: number;
          website?: string | null;
          website_responded?: boolean | null;
        };
        Update: {
          created_at?: string;
          engine?: string;
          findings?: Json;
          other_words?: Json;
          run_id?: string;
          user_id?: string;
          verdict?: string;
          version?: number;
          website?: string | null;
          website_responded?: boolean | null;
        };
        Relationships: [
          {
            foreignKeyName: "publications_run_id_fkey";
            columns: ["run_id"];
            isOneToOne: true;
            referencedRelation: "runs";
            referencedColumns: ["id"];
          },
        ];
      };
      reports: {
        Row: {
          figures: Json;
          is_sample: boolean;
          kind: string;
          made_at: string;
          period: string;
        };
        Insert: {
          figures: Json;
          is_sample?: boolean;
          kind: string;
          made_at?: string;
          period: string;
        };
        Update: {
          figures?: Json;
          is_sample?: boolean;
          kind?: string;
          made_at?: string;
          period?: string;
        };
        Relationships: [

        ];
      };
      run_attempts: {
        Row: {
          alive_at: string;
          attempts: number;
          run_id: string;
          runner: string;
        };
        Insert: {
          alive_at?: string;
          attempts?: number;
          run_id: string;
          runner: string;
        };
        Update: {
          alive_at?: string;
          attempts?: number;
          run_id?: string;
          runner?: string;
        };
        Relationships: [
          {
            foreignKeyName: "run_attempts_run_id_fkey";
            columns: ["run_id"];
            isOneToOne: true;
            referencedRelation: "runs";
            referencedColumns: ["id"];
          },
        ];
      };
      runs: {
        Row: {
          created_at: string;
          fingerprint: string;
          finished_at: string | null;
          id: string;
          idempotency_key: string;
          is_free: boolean;
          language: string;
          price: number;
          problem: string | null;
          service: string;
          started_at: string | null;
          state: string;
          step: string | null;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          fingerprint: string;
          finished_at?: string | null;
          id?: string;
          idempotency_key: string;
          is_free?: boolean;
          language: string;
          price: number;
          problem?: string | null;
          service: string;
          started_at?: string | null;
          state?: string;
          step?: string | null;
          user_id: string;
        };
        Update: {
          created_at?: string;
          fingerprint?: string;
          finished_at?: string | null;
          id?: string;
          idempotency_key?: string;
          is_free?: boolean;
          language?: string;
          price?: number;
          problem?: string | null;
          service?: string;
          started_at?: string | null;
          state?: string;
          step?: string | null;
          user_id?: string;
        };
        Relationships: [

        ];
      };
      saved_investors: {
        Row: {
          created_at: string;
          investor_id: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          investor_id: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          investor_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "saved_investors_investor_id_fkey";
            columns: ["investor_id"];
            isOneToOne: false;
            referencedRelation: "investors";
            referencedColumns: ["id"];
          },
        ];
      };
      saved_searches: {
        Row: {
          address: string;
          created_at: string;
          id: string;
          label: string;
          user_id: string;
        };
        Insert: {
          address: string;
          created_at?: string;
          id?: string;
          label: string;
          user_id?: string;
        };
        Update: {
          address?: string;
          created_at?: string;
          id?: string;
          label?: string;
          user_id?: string;
        };
        Relationships: [

        ];
      };
      saved_startups: {
        Row: {
          created_at: string;
          startup_id: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          startup_id: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          startup_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "saved_startups_startup_id_fkey";
            columns: ["startup_id"];
            isOneToOne: false;
            referencedRelation: "startups";
            referencedColumns: ["id"];
          },
        ];
      };
      site_pages: {
        Row: {
          body: string;
          body_id: string | null;
          body_th: string | null;
          body_vi: string | null;
          body_zh: string | null;
          id: string;
          is_sample: boolean;
          slug: string;
          title: string;
          title_id: string | null;
          title_th: string | null;
          title_vi: string | null;
          title_zh: string | null;
          updated_at: string;
        };
        Insert: {
          body: string;
          body_id?: string | null;
          body_th?: string | null;
          body_vi?: string | null;
          body_zh?: string | null;
          id?: string;
          is_sample?: boolean;
          slug: string;
          title: string;
          title_id?: string | null;
          title_th?: string | null;
          title_vi?: string | null;
          title_zh?: string | null;
          updated_at?: string;
        };
        Update: {
          body?: string;
          body_id?: string | null;
          body_th?: string | null;
          body_vi?: string | null;
          body_zh?: string | null;
          id?: string;
          is_sample?: boolean;
          slug?: string;
          title?: string;
          title_id?: string | null;
          title_th?: string | null;
          title_vi?: string | null;
          title_zh?: string | null;
          updated_at?: string;
        };
        Relationships: [

        ];
      };
      startup_profiles: {
        Row: {
          address: string;
          city: string;
          company_email: string;
          completed_at: string | null;
          country: string | null;
          created_at: string;
          description: string;
          founded_year: number | null;
          founder_name: string;
          industries: string[];
          line: string;
          linkedin: string;
          match_criteria: string;
          mobile_phone: string;
          name: string;
          published_at: string | null;
          raising: number | null;
          raising_currency: string | null;
          revenue: number | null;
          revenue_currency: string | null;
          startup_id: string | null;
          tagline: string;
          team_size: string | null;
          telegram: string;
          updated_at: string;
          user_id: string;
          venture_round: string | null;
          version: number;
          website: string;
          whatsapp: string;
          zalo: string;
        };
        Insert: {
          address?: string;
          city?: string;
          company_email?: string;
          completed_at?: string | null;
          country?: string | null;
          created_at?: string;
          description?: string;
          founded_year?: number | null;
          founder_name?: string;
          industries?: string[];
          line?: string;
          linkedin?: string;
          match_criteria?: string;
          mobile_phone?: string;
          name?: string;
          published_at?: string | null;
          raising?: number | null;
          raising_currency?: string | null;
          revenue?: number | null;
          revenue_currency?: string | null;
          startup_id?: string | null;
          tagline?: string;
          team_size?: string | null;
          telegram?: string;
          updated_at?: string;
          user_id: string;
          venture_round?: string | null;
          version?: number;
          website?: string;
          whatsapp?: string;
          zalo?: string;
        };
        Update: {
          address?: string;
          city?: string;
          company_email?: string;
          completed_at?: string | null;
          country?: string | null;
          created_at?: string;
          description?: string;
          founded_year?: number | null;
          founder_name?: string;
          industries?: string[];
          line?: string;
          linkedin?: string;
          match_criteria?: string;
          mobile_phone?: string;
          name?: string;
          published_at?: string | null;
          raising?: number | null;
          raising_currency?: string | null;
          revenue?: number | null;
          revenue_currency?: string | null;
          startup_id?: string | null;
          tagline?: string;
          team_size?: string | null;
          telegram?: string;
          updated_at?: string;
          user_id?: string;
          venture_round?: string | null;
          version?: number;
          website?: string;
          whatsapp?: string;
          zalo?: string;
        };
        Relationships: [
          {
            foreignKeyName: "startup_profiles_startup_id_fkey";
            columns: ["startup_id"];
            isOneToOne: true;
            referencedRelation: "startups";
            referencedColumns: ["id"];
          },
        ];
      };
      startups: {
        Row: {
          address: string;
          city: string;
          country: string;
          created_at: string;
          description: string;
          description_id: string | null;
          description_th: string | null;
          description_vi: string | null;
          description_zh: string | null;
          founded_year: number | null;
          founder_name: string;
          id: string;
          industries: string[];
          is_published: boolean;
          is_sample: boolean;
          linkedin: string | null;
          logo: string;
          machine_texts: string[];
          name: string;
          published_at: string | null;
          slug: string;
          tagline: string;
          tagline_id: string | null;
          tagline_th: string | null;
          tagline_vi: string | null;
          tagline_zh: string | null;
          team_size: string | null;
          text_language: string;
          updated_at: string;
          venture_round: string;
          website: string | null;
        };
        Insert: {
          address?: string;
          city?: string;
          country: string;
          created_at?: string;
          description?: string;
          description_id?: string | null;
          description_th?: string | null;
          description_vi?: string | null;
          description_zh?: string | null;
          founded_year?: number | null;
          founder_name?: string;
          id?: string;
          industries: string[];
          is_published?: boolean;
          is_sample?: boolean;
          linkedin?: string | null;
          logo?: string;
          machine_texts?: string[];
          name: string;
          published_at?: string | null;
          slug: string;
          tagline?: string;
          tagline_id?: string | null;
          tagline_th?: string | null;
          tagline_vi?: string | null;
          tagline_zh?: string | null;
          team_size?: string | null;
          text_language?: string;
          updated_at?: string;
          venture_round: string;
          website?: string | null;
        };
        Update: {
          address?: string;
          city?: string;
          country?: string;
          created_at?: string;
          description?: string;
          description_id?: string | null;
          description_th?: string | null;
          description_vi?: string | null;
          description_zh?: string | null;
          founded_year?: number | null;
          founder_name?: string;
          id?: string;
          industries?: string[];
          is_published?: boolean;
          is_sample?: boolean;
          linkedin?: string | null;
          logo?: string;
          machine_texts?: string[];
          name?: string;
          published_at?: string | null;
          slug?: string;
          tagline?: string;
          tagline_id?: string | null;
          tagline_th?: string | null;
          tagline_vi?: string | null;
          tagline_zh?: string | null;
          team_size?: string | null;
          text_language?: string;
          updated_at?: string;
          venture_round?: string;
          website?: string | null;
        };
        Relationships: [

        ];
      };
      subscriptions: {
        Row: {
          account_id: string;
          cancel_at_period_end: boolean;
          credits: number | null;
          ended_at: string | null;
          gateway: string;
          id: string;
          latest_invoice: string | null;
          next_cents: number | null;
          next_credits: number | null;
          next_plan_id: string;
          past_due_since: string | null;
          period_end: string;
          period_start: string;
          plan_id: string;
          reference: string;
          started_at: string;
          state: string;
          updated_at: string;
        };
        Insert: {
          account_id: string;
          cancel_at_period_end?: boolean;
          credits?: number | null;
          ended_at?: string | null;
          gateway: string;
          id?: string;
          latest_invoice?: string | null;
          next_cents?: number | null;
          next_credits?: number | null;
          next_plan_id: string;
          past_due_since?: string | null;
          period_end: string;
          period_start: string;
          plan_id: string;
          reference: string;
          started_at?: string;
          state: string;
          updated_at?: string;
        };
        Update: {
          account_id?: string;
          cancel_at_period_end?: boolean;
          credits?: number | null;
          ended_at?: string | null;
          gateway?: string;
          id?: string;
          latest_invoice?: string | null;
          next_cents?: number | null;
          next_credits?: number | null;
          next_plan_id?: string;
          past_due_since?: string | null;
          period_end?: string;
          period_start?: string;
          plan_id?: string;
          reference?: string;
          started_at?: string;
          state?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "subscriptions_account_id_fkey";
            columns: ["account_id"];
            isOneToOne: false;
            referencedRelation: "credit_accounts";
            referencedColumns: ["id"];
          },
        ];
      };
      support_grants: {
        Row: {
          ends_at: string;
          given_at: string;
          path: string;
          user_id: string;
        };
        Insert: {
          ends_at?: string;
          given_at?: string;
          path?: string;
          user_id?: string;
        };
        Update: {
          ends_at?: string;
          given_at?: string;
          path?: string;
          user_id?: string;
        };
        Relationships: [

        ];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      active_investors: {
        Args: {
          period: string;
          page_size?: number;
          today?: string;
        };
        Returns: {
          slug: string;
          name: string;
          logo: string;
          rounds: number;
          led: number;
        }[];
      };
      co_investors: {
        Args: {
          investor: string;
          page_size?: number;
        };
        Returns: {
          id: string;
          slug: string;
          name: string;
          logo: string;
          tagline: string;
          tagline_zh: string | null;
          tagline_vi: string | null;
          tagline_th: string | null;
          tagline_id: string | null;
          investor_types: string[];
          country: string;
          is_sample: boolean;
          shared_rounds: number;
          latest_shared_on: string;
        }[];
      };
      company_published_at: {
        Args: {
          page: string;
        };
        Returns: string;
      };
      count_investors: {
        Args: {
          name?: string;
          investor_types?: string[];
          countries?: string[];
          target_industries?: string[];
        };
        Returns: {
          facet: string;
          value: string | null;
          investors: number;
        }[];
      };
      count_startups: {
        Args: {
          name?: string;
          industries?: string[];
          venture_rounds?: string[];
          countries?: string[];
        };
        Returns: {
          facet: string;
          value: string | null;
          startups: number;
        }[];
      };
      export_investors: {
        Args: {
          name?: string;
          investor_types?: string[];
          countries?: string[];
          target_industries?: string[];
          sort?: string;
          after_slug?: string;
          page_size?: number;
        };
        Returns: {
          id: string;
          slug: string;
          name: string;
          logo: string;
          tagline: string;
          tagline_zh: string | null;
          tagline_vi: string | null;
          tagline_th: string | null;
          tagline_id: string | null;
          investor_types: string[];
          country: string;
          city: string;
          founded_year: number | null;
          investment_stages: string[];
          target_regions: string[];
          target_industries: string[];
          is_sample: boolean;
          published_at: string;
          deals: number;
          latest_deal_on: string | null;
          portfolio_companies: number;
          website: string | null;
          address: string;
        }[];
      };
      export_startups: {
        Args: {
          name?: string;
          industries?: string[];
          venture_rounds?: string[];
          countries?: string[];
          sort?: string;
          after_slug?: string;
          page_size?: number;
        };
        Returns: {
          id: string;
          slug: string;
          name: string;
          logo: string;
          tagline: string;
          tagline_zh: string | null;
          tagline_vi: string | null;
          tagline_th: string | null;
          tagline_id: string | null;
          industries: string[];
          venture_round: string;
          country: string;
          city: string;
          founded_year: number | null;
          team_size: string | null;
          is_sample: boolean;
          published_at: string;
          raised_usd_thousand: number;
          rounds: number;
          latest_round_kind: string | null;
          latest_round_on: string | null;
          latest_round_usd_thousand: number | null;
          website: string | null;
          address: string;
          founder_name: string;
        }[];
      };
      funding_difficulty: {
        Args: {
          period: string;
          country?: string;
          venture_round?: string;
          today?: string;
        };
        Returns: {
          term: string;
          weight: number;
          value: number;
          percentile: number;
          rounds: number;
          cell_index: number;
          parent_index: number;
          index: number;
        }[];
      };
      funding_difficulty_history: {
        Args: {
          period: string;
          country?: string;
          venture_round?: string;
          today?: string;
        };
        Returns: {
          starts_on: string;
          ends_on: string;
          rounds: number;
          index: number;
        }[];
      };
      funding_tracker: {
        Args: {
          period: string;
          country?: string;
          venture_round?: string;
          today?: string;
        };
        Returns: {
          dimension: string;
          value: string;
          starts_on: string;
          ends_on: string;
          rounds: number;
          usd_thousand: number;
          undisclosed: number;
          previous_rounds: number;
          previous_usd_thousand: number;
          difficulty: number;
          previous_difficulty: number;
          difficulty_rounds: number;
          provisional: boolean;
        }[];
      };
      largest_funding_round: {
        Args: {
          period: string;
          today?: string;
        };
        Returns: {
          announced_on: string;
          kind: string;
          usd_thousand: number;
          startup_slug: string;
          startup_name: string;
        }[];
      };
      list_funding_rounds: {
        Args: {
          period: string;
          country?: string;
          venture_round?: string;
          starts_on?: string;
          ends_on?: string;
          after_round?: string;
          page_size?: number;
          today?: string;
          sector?: string;
        };
        Returns: {
          id: string;
          announced_on: string;
          kind: string;
          usd_thousand: number;
          startup_id: string;
          startup_slug: string;
          startup_name: string;
          startup_logo: string;
          country: string;
          is_sample: boolean;
          investors: Json;
        }[];
      };
      list_investors: {
        Args: {
          name?: string;
          investor_types?: string[];
          countries?: string[];
          target_industries?: string[];
          sort?: string;
          after_slug?: string;
          before_slug?: string;
          page_size?: number;
          skip?: number;
        };
        Returns: {
          id: string;
          slug: string;
          name: string;
          logo: string;
          tagline: string;
          tagline_zh: string | null;
          tagline_vi: string | null;
          tagline_th: string | null;
          tagline_id: string | null;
          investor_types: string[];
          country: string;
          city: string;
          founded_year: number | null;
          investment_stages: string[];
          target_regions: string[];
          target_industries: string[];
          is_sample: boolean;
          published_at: string;
          deals: number;
          latest_deal_on: string | null;
          portfolio_companies: number;
        }[];
      };
      list_startups: {
        Args: {
          name?: string;
          industries?: string[];
          venture_rounds?: string[];
          countries?: string[];
          sort?: string;
          after_slug?: string;
          before_slug?: string;
          page_size?: number;
          skip?: number;
        };
        Returns: {
          id: string;
          slug: string;
          name: string;
          logo: string;
          tagline: string;
          tagline_zh: string | null;
          tagline_vi: string | null;
          tagline_th: string | null;
          tagline_id: string | null;
          industries: string[];
          venture_round: string;
          country: string;
          city: string;
          founded_year: number | null;
          team_size: string | null;
          is_sample: boolean;
          published_at: string;
          raised_usd_thousand: number;
          rounds: number;
          latest_round_kind: string | null;
          latest_round_on: string | null;
          latest_round_usd_thousand: number | null;
        }[];
      };
      named_phrases: {
        Args: {
          phrases: string[];
        };
        Returns: string[];
      };
      near_matches: {
        Args: {
          query: string;
          page_size?: number;
        };
        Returns: {
          kind: string;
          id: string;
          slug: string;
          name: string;
          logo: string;
        }[];
      };
      newest_round_up: {
        Args: never;
        Returns: {
          round_up: string;
          rounds: number;
          usd_thousand: number;
          largest_usd_thousand: number;
          largest_startup: string;
          articles: string[];
        }[];
      };
      portfolio: {
        Args: {
          investor: string;
          page_size?: number;
        };
        Returns: {
          id: string;
          slug: string;
          name: string;
          logo: string;
          tagline: string;
          tagline_zh: string | null;
          tagline_vi: string | null;
          tagline_th: string | null;
          tagline_id: string | null;
          industries: string[];
          venture_round: string;
          country: string;
          is_sample: boolean;
          rounds: number;
          led_rounds: number;
          first_on: string;
          latest_on: string;
          latest_kind: string;
          latest_led: boolean;
        }[];
      };
      read_hub: {
        Args: {
          country?: string;
          sector?: string;
          today?: string;
        };
        Returns: {
          starts_on: string;
          ends_on: string;
          rounds: number;
          usd_thousand: number;
          disclosed: number;
          median_usd_thousand: number;
          months: Json;
          startups: Json;
          investors: Json;
          listed_startups: number;
          listed_investors: number;
          news: string[];
        }[];
      };
      read_report: {
        Args: {
          kind: string;
          period: string;
        };
        Returns: {
          figures: Json;
          is_sample: boolean;
          made_at: string;
          startups: Json;
          investors: Json;
        }[];
      };
      round_sizes: {
        Args: {
          investors: string[];
        };
        Returns: {
          investor: string;
          smallest: number;
          largest: number;
        }[];
      };
      rounds_joined: {
        Args: {
          investor: string;
        };
        Returns: {
          smallest: number | null;
          typical: number | null;
          largest: number | null;
          latest: number | null;
          latest_on: string | null;
          latest_kind: string | null;
          latest_company: string | null;
        }[];
      };
      search_site: {
        Args: {
          query: string;
          segmented?: string;
          kind?: string;
          page_size?: number;
          meant?: string[];
        };
        Returns: {
          kind: string;
          id: string;
          place: number;
          tier: number;
          found: number;
        }[];
      };
      similar_startups: {
        Args: {
          startup: string;
          page_size?: number;
        };
        Returns: {
          id: string;
          slug: string;
          name: string;
          logo: string;
          tagline: string;
          tagline_zh: string | null;
          tagline_vi: string | null;
          tagline_th: string | null;
          tagline_id: string | null;
          industries: string[];
          venture_round: string;
          country: string;
          is_sample: boolean;
          same_industries: string[];
          same_venture_round: boolean;
          same_country: boolean;
        }[];
      };
      suggest: {
        Args: {
          query: string;
          page_size?: number;
        };
        Returns: {
          kind: string;
          id: string;
          slug: string;
          label: string;
          logo: string;
        }[];
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
